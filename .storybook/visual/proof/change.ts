import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the copy's Storybook is served. */
export const origin = 'http://localhost:6107';

/** The copy in which the changes are made. */
export const workspace = process.env['PROOF_WORKSPACE'] ?? '';

/** A change of one source file of the kit, and the stories in which it could be seen. */
export interface Change {
  readonly name: string;
  /** Relative to packages/ui/src. */
  readonly file: string;
  /** What each replaces, `before`, stands in the file exactly once. */
  readonly edits: readonly { readonly before: string; readonly after: string }[];
  readonly stories: readonly string[];
}

/** The file of a change, relative to the workspace. */
export const pathOf = ({ file }: Change) => `packages/ui/src/${file}`;

/**
 * The source with a change applied.
 * @throws Error when a place is not found exactly once: the proof would prove something else.
 */
export function applied(source: string, { name, file, edits }: Change): string {
  let changed = source;
  for (const { before, after } of edits) {
    const count = source.split(before).length - 1;
    if (count !== 1) throw new Error(`'${name}' matches ${count} times in ${file}: ${before}`);
    changed = changed.replace(before, () => after);
  }
  return changed;
}

/** Applies a change to the copy; the function that it returns takes it back. */
export function apply(change: Change): () => void {
  const path = join(workspace, pathOf(change));
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applied(source, change));
  return () => writeFileSync(path, source);
}
