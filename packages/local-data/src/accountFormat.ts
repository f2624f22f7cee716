import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfText, textOfBytes } from './byteText.ts';
import { accountPrefix } from './oldPrefixes.ts';
import type { CollectionFormat, RecordFormat, StoredRecord } from './recordFormat.ts';

const nonceBytes = 24;

/** 96 bits, so that two names in one browser do not collide. */
const tagBytes = 12;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Creates the format of one account's encrypted records. Content key and names are derived from the
 * account's id, which the storage does not contain after sign-out
 * (docs/decisions/0050-local-data.md).
 *
 * @param accountId - The provider's id with at least 128 unpredictable bits. No slow key derivation
 * compensates for fewer.
 */
export function createAccountFormat(accountId: string): RecordFormat {
  const secret = encoder.encode(accountId);
  const derive = (purpose: string, length: number) =>
    hkdf(sha256, secret, undefined, encoder.encode(`aulario/local-data/1/${purpose}`), length);
  const contentKey = derive('content', 32);
  const nameKey = derive('names', 32);
  const tag = (...parts: readonly (string | number)[]) =>
    toHex(hmac(sha256, nameKey, encoder.encode(JSON.stringify(parts))).subarray(0, tagBytes));
  const prefix = `${accountPrefix}${toHex(derive('account', tagBytes))}:`;

  return {
    prefix,
    collection: (name) =>
      collectionFormat(`${prefix}${tag('collection', name)}:`, contentKey, (record, attempt) =>
        tag('record', name, record, attempt),
      ),
  };
}

function collectionFormat(
  prefix: string,
  contentKey: Uint8Array,
  recordTag: (name: string, attempt: number) => string,
): CollectionFormat {
  // The key is authenticated data: a value copied to another key fails to decrypt there.
  const cipher = (nonce: Uint8Array, key: string) =>
    xchacha20poly1305(contentKey, nonce, encoder.encode(key));

  return {
    prefix,
    keyOf: (name, attempt) => prefix + recordTag(name, attempt),
    encode(key, { name, text }) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
      const sealed = cipher(nonce, key).encrypt(encoder.encode(JSON.stringify([name, text])));
      return textOfBytes(nonce) + textOfBytes(sealed);
    },
    decode(key, stored) {
      const bytes = bytesOfText(stored);
      if (bytes === null || bytes.length <= nonceBytes) return null;
      try {
        const sealed = bytes.subarray(nonceBytes);
        return recordOf(cipher(bytes.subarray(0, nonceBytes), key).decrypt(sealed));
      } catch {
        // Of another account, or damaged; it counts as unreadable.
        return null;
      }
    },
  };
}

function recordOf(bytes: Uint8Array): StoredRecord | null {
  const pair: unknown = JSON.parse(decoder.decode(bytes));
  if (!Array.isArray(pair)) return null;
  const [name, text]: unknown[] = pair;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
}

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
