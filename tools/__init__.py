"""What the project is made, checked and packed with; no part of the package."""
