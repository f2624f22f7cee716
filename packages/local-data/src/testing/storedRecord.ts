import { createAccountKeys, firstUnit, nonceBytes } from '../old/accountFormat.ts';
import { escapeUnits } from '../old/oldRecords.ts';
import { visitorPrefix } from '../oldPrefixes.ts';

const textOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(firstUnit + byte)).join('');

/** A record as earlier releases stored it. A null account means the visitor. */
export function storedRecord(
  accountId: string | null,
  collection: string,
  name: string,
  text: string,
): readonly [key: string, value: string] {
  if (accountId === null) {
    return [`${visitorPrefix}${escapeUnits(collection)}:${escapeUnits(name)}`, text];
  }
  const { prefix, tag, cipher } = createAccountKeys(accountId);
  const key = `${prefix}${tag('collection', collection)}:${tag('record', name, 0)}`;
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const sealed = cipher(nonce, key).encrypt(new TextEncoder().encode(JSON.stringify([name, text])));
  return [key, textOfBytes(nonce) + textOfBytes(sealed)];
}
