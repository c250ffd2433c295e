"""Adapters: our games in the interfaces of other libraries; no rule is stated here."""
