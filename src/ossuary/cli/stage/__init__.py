"""The stage: tables drawn in the terminal, with colours, keys and a pager; plain text stays as it is."""
