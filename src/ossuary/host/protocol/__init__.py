"""Every message between a client and the host, typed; docs/protocol.md explains them."""
