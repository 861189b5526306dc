"""The other browsers that people have: Firefox, and WebKit, which is Safari's."""
