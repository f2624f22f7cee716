/** PBKDF2 rounds of new texts (OWASP, 2023, for SHA-256). */
const iterations = 600_000;
/** The rounds that are read: of older and later versions, but no number that takes for ever. */
const readableIterations = { min: 100_000, max: 10_000_000 };

/** What an encrypted text says it is, and its newest version. */
export const sealedFormat = { name: 'aulario-sealed', version: 1 } as const;

interface SealedText {
  readonly format: typeof sealedFormat.name;
  readonly version: typeof sealedFormat.version;
  readonly iterations: number;
  readonly salt: string;
  readonly nonce: string;
  readonly data: string;
}

/**
 * Encrypts a text with a password (PBKDF2, AES-GCM). Rejects without Web Crypto, as over plain
 * http.
 */
export async function encryptText(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const nonce = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(password, salt, iterations);
  const bytes = new TextEncoder().encode(text);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, bytes);
  const sealed: SealedText = {
    format: sealedFormat.name,
    version: sealedFormat.version,
    iterations,
    salt: toBase64(salt),
    nonce: toBase64(nonce),
    data: toBase64(new Uint8Array(data)),
  };
  return JSON.stringify(sealed);
}

/** Whether a text has the format of {@link encryptText}. */
export const isEncryptedText = (text: string): boolean => parseSealed(text) !== null;

/** Decrypts the text; null for a wrong password or a modified text. Never rejects. */
export async function decryptText(text: string, password: string): Promise<string | null> {
  const sealed = parseSealed(text);
  if (sealed === null) return null;
  try {
    const key = await keyOf(password, fromBase64(sealed.salt), sealed.iterations);
    const iv = fromBase64(sealed.nonce);
    const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, fromBase64(sealed.data));
    return new TextDecoder('utf-8', { fatal: true }).decode(data);
  } catch {
    // A wrong password or a modified text, which no error tells apart.
    return null;
  }
}

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number) {
  const secret = new TextEncoder().encode(password.normalize('NFC'));
  const source = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    source,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function isReadable(rounds: unknown): rounds is number {
  const { min, max } = readableIterations;
  return typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= min && rounds <= max;
}

function parseSealed(text: string): SealedText | null {
  try {
    const value: Partial<SealedText> = JSON.parse(text);
    const { iterations: rounds, salt, nonce, data } = value;
    const { name, version } = sealedFormat;
    if (value.format !== name || value.version !== version || !isReadable(rounds)) return null;
    if (typeof salt !== 'string' || typeof nonce !== 'string' || typeof data !== 'string') {
      return null;
    }
    return { format: name, version, iterations: rounds, salt, nonce, data };
  } catch {
    // Any other text is not JSON.
    return null;
  }
}

function toBase64(bytes: Uint8Array): string {
  let units = '';
  for (const byte of bytes) units += String.fromCharCode(byte);
  return btoa(units);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));
