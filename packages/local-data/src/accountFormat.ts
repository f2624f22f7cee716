import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesOfText, textOfBytes } from './byteText.ts';
import type { CollectionFormat, RecordFormat, StoredRecord } from './recordFormat.ts';

/** Every key of an account's records begins with it. */
export const accountPrefix = 'aulario:account:';

const nonceBytes = 24;

/** 96 bits: no two names of one browser meet. */
const tagBytes = 12;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Encrypted records of one account. Key and names are derived from the account's id, which the
 * storage does not hold once the account has signed out (docs/decisions/0050-local-data.md).
 *
 * @param accountId - The provider's id, with at least 128 unpredictable bits; there is no slow
 *   derivation that would make up for fewer.
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
  // The key is authenticated with the value: a value copied to another key is not accepted there.
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
