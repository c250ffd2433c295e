"""A short name of a device that its owner recognises."""

# The first that is found counts: most browsers also name those that they are like.
BROWSERS = {
    "ossuary": "Ossuary",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Mac OS": "macOS",
    "Linux": "Linux",
}


def device_of(user_agent: str) -> str:
    """The browser and the system that a user agent names; nothing of one that names neither."""
    found = (next((name for sign, name in known.items() if sign in user_agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
