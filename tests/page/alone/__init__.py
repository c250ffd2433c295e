"""The page that needs no host, in a browser: of its own, and with the tests of the page that has one."""
