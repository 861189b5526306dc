"""Passkeys, where a browser has them: over https, or at this very machine.

A challenge is signed by us for one browser and good for a few minutes, so nobody need remember it.
The protocol itself is `webauthn`'s.
"""

import json
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from typing import Any

from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from plansza.club.people import Passkey
from plansza.table.ids import new_table_id
from plansza.web.common.errors import AnyRequest, web_refused
from plansza.web.common.seats import Keys, same
from plansza.web.common.security import LOOPBACK, name_of
from plansza.web.common.visitor import is_secure

MINUTES = 5  # for which a challenge is good
FAILURES = (WebAuthnException, ValueError, KeyError, TypeError, AttributeError)


def site_of(request: AnyRequest) -> str:
    """The name that passkeys belong to; refused where a browser has none."""
    name = name_of(request.headers.get("host", ""))
    bare = name.replace(".", "").isdecimal() or ":" in name
    if bare or not (is_secure(request) or name in LOOPBACK):
        raise web_refused("no-passkeys-here", "passkeys need https and a name, or localhost")
    return name


def origin_of(request: AnyRequest) -> str:
    """Where our page has to come from."""
    return f"{request.scope['scheme']}://{request.headers.get('host', '')}"


# -- challenges -----------------------------------------------------------------------------------


def new_challenge(keys: Keys, browser: str, what: str) -> bytes:
    """Something to be signed; `what` says what for."""
    start = f"{what}.{int(time.time()) + 60 * MINUTES}.{secrets.token_hex(16)}"
    return f"{start}.{keys.sign(f'challenge {start} {browser}')}".encode()


def read_challenge(keys: Keys, browser: str, credential: dict[str, Any]) -> tuple[bytes, str]:
    """The challenge that was signed, if it was ours, for this browser, and not long ago."""
    with suppress(*FAILURES):
        said = json.loads(from_base64(credential["response"]["clientDataJSON"]))
        challenge = from_base64(said["challenge"])
        start, _, signature = challenge.decode().rpartition(".")
        what, expires, _ = start.split(".")
        signed = keys.sign(f"challenge {start} {browser}")
        if same(signed, signature) and int(expires) > time.time():
            return challenge, what
    raise wrong()


def wrong() -> Exception:
    """Why, nobody is told."""
    return web_refused("wrong-passkey", "this passkey is not known here, or it took too long")


def from_base64(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


# -- the two ceremonies ---------------------------------------------------------------------------


def registration_options(
    request: AnyRequest, keys: Keys, browser: str, club: str, name: str, player: str = "",
    known: tuple[Passkey, ...] = (),
) -> str:  # fmt: skip
    """What a browser needs to make a passkey for a player, perhaps a new one."""
    player = player or new_table_id()
    options = generate_registration_options(
        rp_id=site_of(request),
        rp_name=club,
        user_id=player.encode(),
        user_name=name,
        challenge=new_challenge(keys, browser, player),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=from_base64(each.id)) for each in known
        ],
    )
    return options_to_json(options)


def made_passkey(
    request: AnyRequest, keys: Keys, browser: str, credential: dict[str, Any]
) -> tuple[Passkey, str]:
    """The passkey that a browser has made, and for which player."""
    challenge, player = read_challenge(keys, browser, credential)
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site_of(request),
            expected_origin=origin_of(request),
        )
    except FAILURES as error:
        raise wrong() from error
    key = to_base64(found.credential_public_key)
    return Passkey(to_base64(found.credential_id), key, found.sign_count), player


def sign_in_options(request: AnyRequest, keys: Keys, browser: str) -> str:
    """What a browser needs to show a passkey: whichever its owner chooses."""
    options = generate_authentication_options(
        rp_id=site_of(request),
        challenge=new_challenge(keys, browser, "in"),
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json(options)


def used_count(
    request: AnyRequest, keys: Keys, browser: str, credential: dict[str, Any], passkey: Passkey
) -> int:
    """How often the passkey has signed; refused if it is not this one."""
    challenge, what = read_challenge(keys, browser, credential)
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site_of(request),
            expected_origin=origin_of(request),
            credential_public_key=from_base64(passkey.key),
            credential_current_sign_count=passkey.count,
        )
    except FAILURES as error:
        raise wrong() from error
    if what != "in":
        raise wrong()
    return found.new_sign_count
