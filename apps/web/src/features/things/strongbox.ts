/** Turns a text into one that tells nothing, and back, for who knows the secret. */
export interface Strongbox {
  /** A name that follows from the secret, and does not lead back to it. */
  readonly name: string;
  lock(text: string): Promise<string>;
  /** Rejects for anything but what was locked with the same secret. */
  unlock(locked: string): Promise<string>;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** AES-GCM's own length of the number that is used once, in bytes. */
const nonceLength = 12;

/**
 * A box that a secret of at least 128 unpredictable bits opens; there is no slow derivation that
 * would make up for fewer. Rejects where the browser offers no Web Crypto.
 */
export async function openStrongbox(secret: string): Promise<Strongbox> {
  const { subtle } = crypto;
  const source = await subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const purpose = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(info),
  });
  const key = await subtle.deriveKey(
    purpose('aulario things'),
    source,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const name = toBase64(new Uint8Array(await subtle.deriveBits(purpose('name'), source, 128)));

  return {
    name,
    async lock(text) {
      const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
      const locked = await subtle.encrypt({ name: 'AES-GCM', iv }, key, encoder.encode(text));
      return toBase64(new Uint8Array([...iv, ...new Uint8Array(locked)]));
    },
    async unlock(locked) {
      const bytes = Uint8Array.from(atob(locked), (unit) => unit.charCodeAt(0));
      const iv = bytes.subarray(0, nonceLength);
      const body = bytes.subarray(nonceLength);
      return decoder.decode(await subtle.decrypt({ name: 'AES-GCM', iv }, key, body));
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
