import { createAccountFormat } from '../accountFormat.ts';
import { visitorFormat } from '../visitorFormat.ts';

const collectionOf = (accountId: string | null, collection: string) =>
  (accountId === null ? visitorFormat : createAccountFormat(accountId)).collection(collection);

/** The storage key of a record, for tests that damage it. A null account means the visitor. */
export const recordKey = (
  accountId: string | null,
  collection: string,
  name: string,
  attempt = 0,
): string => collectionOf(accountId, collection).keyOf(name, attempt);

/** A record in its stored form, for tests that write it themselves. */
export function storedRecord(
  accountId: string | null,
  collection: string,
  name: string,
  text: string,
): readonly [key: string, value: string] {
  const key = recordKey(accountId, collection, name);
  return [key, collectionOf(accountId, collection).encode(key, { name, text })];
}
