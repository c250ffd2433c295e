"""Encrypting (RFC 8291, RFC 8188) and signing (RFC 8292) notifications."""

import base64
import json
import os
import time

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

from ...engine.nodes import Refused

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes, more than any notice
LASTS = 12 * 3600  # seconds that a signature is good for


def new_secret() -> bytes:
    """A new private key."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


def public_key(secret: bytes) -> str:
    """The public part of a key."""
    return packed(_point(_loaded(secret).public_key()))


def authorization(secret: bytes, origin: str, contact: str) -> str:
    """The header that proves the sender to a push service."""
    claims = {"aud": origin, "exp": int(time.time()) + LASTS, "sub": contact}
    text = ".".join(packed(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(_loaded(secret).sign(text.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={text}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))},k={public_key(secret)}"


def encrypted(content: bytes, public: bytes, auth: bytes) -> bytes:
    """Content that only the browser with this public key can read."""
    theirs = browser_key(public)
    mine, salt = ec.generate_private_key(CURVE), os.urandom(16)
    point = _point(mine.public_key())
    shared = _derived(mine.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + public + point, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, content + b"\2", None)


def browser_key(public: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; anything else is refused."""
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)
    except ValueError as error:
        raise Refused("host-push-service") from error


def packed(content: bytes) -> str:
    """Bytes as URL-safe base64 text."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _loaded(secret: bytes) -> ec.EllipticCurvePrivateKey:
    key = load_der_private_key(secret, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key
