import { joinRecords, type RecordState } from './record.ts';

/** The collection and the name of a record, see {@link recordKey}. */
export type RecordKey = string;

/** @param collection - Letters only. */
export const recordKey = (collection: string, name: string): RecordKey => `${collection}/${name}`;

export const collectionOf = (key: RecordKey): string => key.slice(0, key.indexOf('/'));
export const nameOf = (key: RecordKey): string => key.slice(key.indexOf('/') + 1);

/** Changes or whole states of records, by key. */
export type RecordStates = ReadonlyMap<RecordKey, RecordState>;

/** Joins states to a map, in place. */
export function joinInto(target: Map<RecordKey, RecordState>, changes: RecordStates): void {
  for (const [key, change] of changes) {
    const known = target.get(key);
    target.set(key, known === undefined ? change : joinRecords(known, change));
  }
}
