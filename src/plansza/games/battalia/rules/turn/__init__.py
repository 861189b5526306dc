"""A turn: lines and what they do, marches, battles, storms, and the passing of days and weeks."""
