import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { accountPrefix } from '../oldPrefixes.ts';
import type { OldFormat, OldText } from './oldFormat.ts';

/** The first of 256 code units that encode one byte each; none is a control character. */
export const firstUnit = 0x100;

/** The bytes of a text with a byte per UTF-16 unit; null for any other text. */
function bytesOfText(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    const byte = text.charCodeAt(index) - firstUnit;
    if (byte < 0 || byte > 0xff) return null;
    bytes[index] = byte;
  }
  return bytes;
}

/** The bytes before each sealed record. */
export const nonceBytes = 24;

const tagBytes = 12;
const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/** What an account's records are sealed with; all of it follows from the account's id. */
export function createAccountKeys(accountId: string) {
  const secret = encoder.encode(accountId);
  const derive = (purpose: string, length: number) =>
    hkdf(sha256, secret, undefined, encoder.encode(`aulario/local-data/1/${purpose}`), length);
  const contentKey = derive('content', 32);
  const nameKey = derive('names', 32);
  return {
    prefix: `${accountPrefix}${bytesToHex(derive('account', tagBytes))}:`,
    /** Names what it is given without revealing it. */
    tag: (...parts: readonly (string | number)[]) =>
      bytesToHex(
        hmac(sha256, nameKey, encoder.encode(JSON.stringify(parts))).subarray(0, tagBytes),
      ),
    /** The key is authenticated data: a value copied to another key fails to decrypt there. */
    cipher: (nonce: Uint8Array, key: string) =>
      xchacha20poly1305(contentKey, nonce, encoder.encode(key)),
  };
}

/** The records of an account, which were encrypted while it was signed in. */
export function createAccountFormat(accountId: string): OldFormat {
  const { prefix, tag, cipher } = createAccountKeys(accountId);
  return {
    prefix,
    collection: (name) => ({
      prefix: `${prefix}${tag('collection', name)}:`,
      decode(key, stored) {
        const bytes = bytesOfText(stored);
        if (bytes === null || bytes.length <= nonceBytes) return null;
        try {
          const sealed = bytes.subarray(nonceBytes);
          return recordOf(cipher(bytes.subarray(0, nonceBytes), key).decrypt(sealed));
        } catch {
          // Of another account, or damaged; it stays where it is.
          return null;
        }
      },
    }),
  };
}

function recordOf(bytes: Uint8Array): OldText | null {
  const pair: unknown = JSON.parse(decoder.decode(bytes));
  if (!Array.isArray(pair)) return null;
  const [name, text]: unknown[] = pair;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
}
