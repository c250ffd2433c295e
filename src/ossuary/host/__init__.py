"""The host: tables played through one protocol, that lose nothing, with dice that nobody has to trust."""
