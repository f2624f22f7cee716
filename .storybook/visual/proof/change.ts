import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Edit = readonly [before: string, after: string];

/** A change of one source file, and the stories in which it could be seen. */
export interface Change {
  readonly name: string;
  /** Relative to the workspace. */
  readonly file: string;
  /** Each stands in the file exactly once. */
  readonly edits: readonly Edit[];
  readonly stories: readonly string[];
}

const ui = 'packages/ui/src';

/** A change of one place of a component. */
export const inComponent = (
  file: string,
  stories: readonly string[],
  name: string,
  ...edits: readonly Edit[]
): Change => ({
  name,
  file: `${ui}/components/${file}`,
  edits,
  stories: stories.map((story) => `components-${story}`),
});

/** A change of one place of a pattern. */
export const inPattern = (
  file: string,
  stories: readonly string[],
  name: string,
  ...edits: readonly Edit[]
): Change => ({
  name,
  file: `${ui}/patterns/${file}`,
  edits,
  stories: stories.map((story) => `patterns-${story}`),
});

/** A change of the tokens, to be seen in the stories that use it. */
export const inTheme = (
  file: string,
  stories: readonly string[],
  name: string,
  ...edits: readonly Edit[]
): Change => ({ name, file: `${ui}/theme/${file}`, edits, stories });

/**
 * The source with a change applied.
 * @throws Error when a place is not found exactly once: the proof would prove something else.
 */
export function applied(source: string, { name, file, edits }: Change): string {
  let changed = source;
  for (const [before, after] of edits) {
    const count = source.split(before).length - 1;
    if (count !== 1) throw new Error(`'${name}' matches ${count} times in ${file}: ${before}`);
    changed = changed.replace(before, () => after);
  }
  return changed;
}

/** Applies a change to a workspace; the function that it returns takes it back. */
export function apply(workspace: string, change: Change): () => void {
  const path = join(workspace, change.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applied(source, change));
  return () => writeFileSync(path, source);
}
