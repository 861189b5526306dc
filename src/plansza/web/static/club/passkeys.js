// Passkeys: only where the browser has them, which is over https and by a name, or at this machine.

/** Whether this page can use passkeys at all. */
export function offered() {
  const bare = /^[\d.]+$/.test(location.hostname) || location.hostname.includes(":");
  return window.isSecureContext && !bare && "PublicKeyCredential" in window;
}

const bytes = (text) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

const written = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Make a passkey; null if its owner changed his mind. */
export async function make(options) {
  const known = (options.excludeCredentials ?? []).map((each) => ({ ...each, id: bytes(each.id) }));
  const asked = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: known,
  };
  const made = await navigator.credentials.create({ publicKey: asked }).catch(() => null);
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response;
  return {
    ...named(made),
    response: {
      clientDataJSON: written(clientDataJSON),
      attestationObject: written(attestationObject),
    },
  };
}

/** Sign by a passkey; null if its owner changed his mind. */
export async function use(options) {
  const asked = { ...options, challenge: bytes(options.challenge) };
  const used = await navigator.credentials.get({ publicKey: asked }).catch(() => null);
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return {
    ...named(used),
    response: {
      clientDataJSON: written(clientDataJSON),
      authenticatorData: written(authenticatorData),
      signature: written(signature),
      userHandle: userHandle ? written(userHandle) : null,
    },
  };
}

const named = ({ id, rawId, type }) => ({ id, rawId: written(rawId), type });
