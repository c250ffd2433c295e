"""`python -m ossuary` is the command `ossuary`."""

import sys

from .cli import main

sys.exit(main())
