import { isDeepStrictEqual } from 'node:util';
import { type Fields, fieldsOf, incremented, masked, picked } from './fields.ts';
import { FirestoreError } from './firestoreError.ts';

/** A document as it is kept and answered. Times are RFC 3339 with microseconds. */
export interface StoredDocument {
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: string;
}

/** One write of a commit, as in the API. Names are full: 'projects/…/documents/users/a'. */
export interface Write {
  readonly update?: { readonly name: string; readonly fields?: unknown };
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  /** Applied after the update; the kind that the product sends. */
  readonly updateTransforms?: readonly {
    readonly fieldPath: string;
    readonly increment?: unknown;
  }[];
  readonly delete?: string;
  readonly currentDocument?: Precondition;
}

/** Google's limit of a document, in bytes; here of its JSON, which is longer. */
const maxDocumentBytes = 1_048_576;

export const nameOf = (write: Write): string => {
  const name = write.update?.name ?? write.delete;
  if (name === undefined)
    throw new FirestoreError('INVALID_ARGUMENT', 'A write updates or deletes a document.');
  return name;
};

function require(current: StoredDocument | undefined, name: string, wanted: Precondition = {}) {
  if (wanted.exists === false && current !== undefined)
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  if ((wanted.exists === true || wanted.updateTime !== undefined) && current === undefined)
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (wanted.updateTime !== undefined && wanted.updateTime !== current?.updateTime)
    throw new FirestoreError('FAILED_PRECONDITION', `${name} has another update time.`);
}

/** A database in memory: names of documents, and what they hold. */
export class Documents {
  readonly #kept: Map<string, StoredDocument>;
  #lastMicros = 0;

  constructor(kept: Iterable<readonly [string, StoredDocument]> = []) {
    this.#kept = new Map(kept);
  }

  entries(): readonly (readonly [string, StoredDocument])[] {
    return [...this.#kept];
  }

  /** The document in the API's shape, without the fields that the mask leaves out. */
  get(name: string, mask?: readonly string[]) {
    const found = this.#kept.get(name);
    return found && { name, ...found, fields: picked(found.fields, mask) };
  }

  /** The documents right inside a collection, by name, after `after`. */
  list(collection: string, options: { mask?: readonly string[]; limit: number; after: string }) {
    const names = [...this.#kept.keys()]
      .filter((name) => name.startsWith(`${collection}/`) && name > options.after)
      .filter((name) => !name.slice(collection.length + 1).includes('/'))
      .sort();
    const documents = names.slice(0, options.limit).map((name) => this.get(name, options.mask));
    return {
      documents,
      ...(names.length > options.limit && { nextPageToken: names[options.limit - 1] }),
    };
  }

  /** Carries out all writes, or none: throws what the first that cannot be carried out is refused with. */
  commit(writes: readonly Write[]) {
    const time = this.#nextTime();
    const changed = new Map<string, StoredDocument | undefined>();
    const writeResults: { readonly updateTime?: string }[] = [];
    for (const write of writes) {
      const name = nameOf(write);
      const current = changed.has(name) ? changed.get(name) : this.#kept.get(name);
      require(current, name, write.currentDocument);
      const after = write.update && documentAfter(write, current, time);
      changed.set(name, after);
      writeResults.push(after === undefined ? {} : { updateTime: after.updateTime });
    }
    for (const [name, document] of changed) {
      if (document === undefined) this.#kept.delete(name);
      else this.#kept.set(name, document);
    }
    return { writeResults, commitTime: time };
  }

  /** Later than every time before, since preconditions compare them. */
  #nextTime(): string {
    this.#lastMicros = Math.max(this.#lastMicros + 1, Date.now() * 1000);
    const fraction = String(this.#lastMicros % 1_000_000).padStart(6, '0');
    return `${new Date(this.#lastMicros / 1000).toISOString().slice(0, 19)}.${fraction}Z`;
  }
}

/** As at Google, a write that changes nothing leaves the document's time as it was. */
function documentAfter(write: Write, current: StoredDocument | undefined, time: string) {
  const fields = updated(write, current);
  if (current !== undefined && isDeepStrictEqual(fields, current.fields)) return current;
  return { fields, createTime: current?.createTime ?? time, updateTime: time };
}

function updated(
  { update, updateMask, updateTransforms = [] }: Write,
  current: StoredDocument | undefined,
): Fields {
  const given = fieldsOf(update?.fields ?? {});
  const merged =
    updateMask === undefined
      ? given
      : masked(current?.fields ?? {}, given, updateMask.fieldPaths ?? []);
  const fields = updateTransforms.reduce(
    (sum, { fieldPath, increment }) => incremented(sum, fieldPath, increment),
    merged,
  );
  const bytes = Buffer.byteLength(JSON.stringify(fields));
  if (bytes > maxDocumentBytes)
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document '${update?.name}' cannot be written because its size (${bytes.toLocaleString('en')} bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
    );
  return fields;
}
