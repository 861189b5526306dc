"""A server on a machine whose clock jumps: `time.time` adds what a file says.

`python -m tests.attacks.jumping PORT DATABASE JSON FILE`
"""

import sys
import time
from pathlib import Path

from tests.web.serve import main

if __name__ == "__main__":
    jump, true_time = Path(sys.argv.pop()), time.time
    time.time = lambda: true_time() + float(jump.read_text())
    main()
