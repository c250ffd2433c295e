"""The host: tables that lose nothing, played through one protocol, with dice that players can verify."""
