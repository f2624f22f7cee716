import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { FirestoreError } from './firestoreError.ts';

/** A value in the API's encoding, as far as a mask or an increment looks into it. */
interface Value {
  readonly integerValue?: string;
  readonly mapValue?: { readonly fields?: Fields };
}
type Fields = Readonly<Record<string, Value>>;

/** A document as it is kept and answered. Times are RFC 3339 with microseconds. */
export interface StoredDocument {
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** One write of a commit, as the product sends it. Names are full: 'projects/…/documents/users/a'. */
export interface Write {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  /** Applied after the update. */
  readonly updateTransforms?: readonly { readonly fieldPath: string; readonly increment: Value }[];
  readonly delete?: string;
  readonly currentDocument?: { readonly exists?: false; readonly updateTime?: string };
}

/** Google's limit of a document, in bytes; here of its JSON, which is longer. */
const maxDocumentBytes = 1_048_576;

export const nameOf = (write: Write): string => write.update?.name ?? write.delete ?? '';

const within = (value: Value | undefined): Fields => value?.mapValue?.fields ?? {};

const at = (fields: Fields, [name = '', ...rest]: readonly string[]): Value | undefined =>
  rest.length === 0 ? fields[name] : at(within(fields[name]), rest);

/** The fields with a value at a path, or without the one that is there. */
function withValue(fields: Fields, path: readonly string[], value: Value | undefined): Fields {
  if (value === undefined && at(fields, path) === undefined) return fields;
  const [name = '', ...rest] = path;
  const { [name]: before, ...others } = fields;
  const after =
    rest.length === 0 ? value : { mapValue: { fields: withValue(within(before), rest, value) } };
  return after === undefined ? others : { ...others, [name]: after };
}

/** `before` with what `given` holds at each path ('v.a') of the mask; what it does not hold is deleted. */
function masked(before: Fields, given: Fields, mask: readonly string[]): Fields {
  return mask
    .map((path) => path.split('.'))
    .reduce((fields, path) => withValue(fields, path, at(given, path)), before);
}

function updated(
  { update, updateMask, updateTransforms = [] }: Write,
  current: StoredDocument | undefined,
): Fields {
  const before = current?.fields ?? {};
  const given = update?.fields ?? {};
  let fields = updateMask ? masked(before, given, updateMask.fieldPaths ?? []) : given;
  for (const { fieldPath, increment } of updateTransforms) {
    const sum = Number(fields[fieldPath]?.integerValue ?? 0) + Number(increment.integerValue);
    fields = { ...fields, [fieldPath]: { integerValue: String(sum) } };
  }
  const bytes = Buffer.byteLength(JSON.stringify(fields));
  if (bytes > maxDocumentBytes)
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document '${update?.name}' cannot be written because its size (${bytes.toLocaleString('en')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  return fields;
}

/** As at Google, a write that changes nothing leaves the document's time as it was. */
function documentAfter(write: Write, current: StoredDocument | undefined, time: string) {
  const fields = updated(write, current);
  if (current !== undefined && isDeepStrictEqual(fields, current.fields)) return current;
  return { fields, createTime: current?.createTime ?? time, updateTime: time };
}

function requirePrecondition(write: Write, current: StoredDocument | undefined): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  const name = nameOf(write);
  if (exists === false && current !== undefined)
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if (updateTime === undefined) return;
  if (current === undefined)
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (updateTime !== current.updateTime)
    throw new FirestoreError('FAILED_PRECONDITION', `${name} has another update time.`);
}

/** A database: in memory, or in a file. */
export class Documents {
  readonly #database: DatabaseSync;
  #lastMicros = 0;

  constructor(file = ':memory:') {
    this.#database = new DatabaseSync(file);
    this.#database.exec(
      'CREATE TABLE IF NOT EXISTS documents (name TEXT PRIMARY KEY, collection TEXT, json TEXT)',
    );
  }

  #find(name: string): StoredDocument | undefined {
    const row = this.#database.prepare('SELECT json FROM documents WHERE name = ?').get(name);
    return row && JSON.parse(`${row['json']}`);
  }

  #put(name: string, document: StoredDocument | undefined): void {
    if (document === undefined)
      this.#database.prepare('DELETE FROM documents WHERE name = ?').run(name);
    else
      this.#database
        .prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)')
        .run(name, name.slice(0, name.lastIndexOf('/')), JSON.stringify(document));
  }

  /** The document in the API's shape, without the fields that the mask leaves out. */
  get(name: string, mask?: readonly string[]) {
    const found = this.#find(name);
    const fields = found && mask ? masked({}, found.fields, mask) : found?.fields;
    return found && { name, ...found, fields };
  }

  /** The documents right inside a collection, by name. */
  list(collection: string) {
    return this.#database
      .prepare('SELECT name FROM documents WHERE collection = ? ORDER BY name')
      .all(collection)
      .map(({ name }) => this.get(`${name}`));
  }

  /** Carries out all writes, or none: throws what the first that cannot be carried out is refused with. */
  commit(writes: readonly Write[]) {
    const time = this.#nextTime();
    this.#database.exec('BEGIN');
    try {
      const writeResults = writes.map((write) => {
        const name = nameOf(write);
        const current = this.#find(name);
        requirePrecondition(write, current);
        const after = write.update && documentAfter(write, current, time);
        this.#put(name, after);
        return after === undefined ? {} : { updateTime: after.updateTime };
      });
      this.#database.exec('COMMIT');
      return { writeResults, commitTime: time };
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }

  /** Later than every time before, since preconditions compare them. */
  #nextTime(): string {
    this.#lastMicros = Math.max(this.#lastMicros + 1, Date.now() * 1000);
    const fraction = String(this.#lastMicros % 1_000_000).padStart(6, '0');
    return `${new Date(this.#lastMicros / 1000).toISOString().slice(0, 19)}.${fraction}Z`;
  }
}
