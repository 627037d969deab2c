"""What is asked of browsers and checked in their answers, by py_webauthn: the only module that
knows it. It is loaded when somebody uses a passkey."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import options_to_json_dict
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from delos.server.people.base64url import plain
from delos.server.people.identity import Identity
from delos.server.people.passkey_rows import Made
from delos.server.protocol.passkeys import PasskeyBody
from delos.server.refusal import Refusal
from delos.server.stored.database import Row

if TYPE_CHECKING:
    from delos.server.people.passkeys import Site

CALLED = "Delos"


def creation(site: Site, me: Identity, question: str, known: list[bytes]) -> dict[str, Any]:
    """Options for a new passkey: one that the device finds by itself, behind its own lock, and
    nothing about the maker of the device."""
    return options_to_json_dict(
        generate_registration_options(
            rp_id=site.name,
            rp_name=CALLED,
            user_id=me.id.encode(),
            user_name=me.name,
            challenge=plain(question),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
    )


def request(site: Site, question: str) -> dict[str, Any]:
    return options_to_json_dict(
        generate_authentication_options(
            rp_id=site.name,
            challenge=plain(question),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
    )


def written(body: PasskeyBody) -> dict[str, Any]:
    """The answer as the library reads it."""
    told = {name: text for name, text in msgspec.to_builtins(body.response).items() if text}
    return {"id": body.id, "rawId": body.id, "type": "public-key", "response": told}


def created(site: Site, body: PasskeyBody, question: str) -> Made:
    try:
        found = verify_registration_response(
            credential=written(body),
            expected_challenge=plain(question),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise Refusal(403, "wrong_passkey") from error
    return Made(found.credential_id, found.credential_public_key, found.sign_count)


def signed(site: Site, body: PasskeyBody, question: str, row: Row) -> int:
    """How many signatures the device has made, if this is one of the passkey's."""
    handle = body.response.userHandle
    if handle and plain(handle) != str(row["identity"]).encode():
        raise Refusal(403, "wrong_passkey")
    try:
        found = verify_authentication_response(
            credential=written(body),
            expected_challenge=plain(question),
            expected_rp_id=site.name,
            expected_origin=site.origin,
            credential_public_key=bytes(row["key"]),
            credential_current_sign_count=row["count"],
            require_user_verification=True,
        )
    except (WebAuthnException, ValueError) as error:
        raise Refusal(403, "wrong_passkey") from error
    return found.new_sign_count
