/** Passkeys: what the server asks and the browser answers, bytes as base64url between them. */
import { type PasskeyInfo, type PasskeyUse, get, post } from '../../api/client';

/** The browser asks its owner, who may think better of it. */
export class Declined extends Error {}

export const bytes = (text: string): Uint8Array<ArrayBuffer> => {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
};

export const written = (buffer: ArrayBuffer | null): string =>
  buffer === null
    ? ''
    : btoa(String.fromCharCode(...new Uint8Array(buffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');

interface Named {
  id: string;
  type: 'public-key';
}
const named = (list: Named[] = []) => list.map((one) => ({ ...one, id: bytes(one.id) }));

/** Whether this browser knows passkeys at all. */
export const able = () => 'PublicKeyCredential' in window && 'credentials' in navigator;

export const use = () => get<PasskeyUse>('/passkeys');

async function asked<T>(work: Promise<Credential | null>): Promise<T> {
  try {
    const found = await work;
    if (found) return found as T;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new Declined();
}

/** A new passkey for who knows the password. */
export async function add(password: string): Promise<PasskeyInfo> {
  const { options } = await post<{ options: Record<string, never> }>('/me/passkeys/begin', { password });
  const wanted = options as unknown as {
    challenge: string;
    user: { id: string };
    excludeCredentials?: Named[];
  };
  const made = await asked<PublicKeyCredential>(
    navigator.credentials.create({
      publicKey: {
        ...wanted,
        challenge: bytes(wanted.challenge),
        user: { ...wanted.user, id: bytes(wanted.user.id) },
        excludeCredentials: named(wanted.excludeCredentials),
      } as unknown as PublicKeyCredentialCreationOptions,
    }),
  );
  const answer = made.response as AuthenticatorAttestationResponse;
  return post<PasskeyInfo>('/me/passkeys', {
    id: made.id,
    response: {
      clientDataJSON: written(answer.clientDataJSON),
      attestationObject: written(answer.attestationObject),
    },
  });
}

/** What the server wants to see of a passkey; the browser lets its owner choose one. */
export async function answer(): Promise<object> {
  const { options } = await post<{ options: Record<string, never> }>('/sign-in/passkey/begin');
  const wanted = options as unknown as { challenge: string; allowCredentials?: Named[] };
  const found = await asked<PublicKeyCredential>(
    navigator.credentials.get({
      publicKey: {
        ...wanted,
        challenge: bytes(wanted.challenge),
        allowCredentials: named(wanted.allowCredentials),
      },
    }),
  );
  const told = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    response: {
      clientDataJSON: written(told.clientDataJSON),
      authenticatorData: written(told.authenticatorData),
      signature: written(told.signature),
      userHandle: written(told.userHandle),
    },
  };
}
