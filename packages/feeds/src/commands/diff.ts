import { openBuiltCourses, readBuiltCourses } from '../build/buildState.ts';
import { compareBuilds, countChanges } from '../build/changes.ts';
import { UsageError } from './readBuildArguments.ts';

/** `diff BEFORE AFTER`: what changed between two builds, by the folders of their states. */
export async function diff([before, after]: readonly string[]): Promise<string> {
  if (before === undefined || after === undefined)
    throw new UsageError('Name two states: diff BEFORE AFTER');
  const now = await openBuiltCourses(after);
  try {
    const { changes } = await compareBuilds(readBuiltCourses(before), now);
    const lines = changes.map(([id, kind, was, is]) =>
      was === undefined ? `${kind} ${id}` : `${kind} ${id} ${was} ${is}`,
    );
    return [...lines, JSON.stringify(countChanges(changes))].join('\n');
  } finally {
    now.close();
  }
}
