import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A visible change of one source file of the kit, and stories that show it. */
export interface Mutation {
  readonly name: string;
  /** Relative to packages/ui/src. */
  readonly file: string;
  /** The file contains each `before` exactly once. */
  readonly edits: readonly (readonly [before: string, after: string])[];
  readonly stories: readonly string[];
}

/** The mutated file, relative to the workspace. */
export const pathOf = ({ file }: Mutation) => `packages/ui/src/${file}`;

/**
 * The source with a mutation applied.
 * @throws Error when a `before` is not found exactly once: another change would be tested.
 */
export function applied(source: string, { name, file, edits }: Mutation): string {
  let changed = source;
  for (const [before, after] of edits) {
    const count = source.split(before).length - 1;
    if (count !== 1) throw new Error(`'${name}' matches ${count} times in ${file}: ${before}`);
    changed = changed.replace(before, () => after);
  }
  return changed;
}

/** Applies a mutation to a workspace; the returned function reverts it. */
export function apply(workspace: string, mutation: Mutation): () => void {
  const path = join(workspace, pathOf(mutation));
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applied(source, mutation));
  return () => writeFileSync(path, source);
}
