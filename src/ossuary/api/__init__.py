"""What programs import: `import ossuary` gives everything in here, and loads each part when it is first asked for."""
