// Pages without a script of their own: the switches in the header work there too.

import "./prefs.js";
