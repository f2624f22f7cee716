import type { Course } from '@aulario/course-data';
import { readBuiltCourses } from '../build/buildState.ts';
import { compareBuilds, countChanges } from '../build/changes.ts';
import { UsageError } from './readBuildArguments.ts';

async function coursesIn(folder: string): Promise<Map<string, Course>> {
  const courses = new Map<string, Course>();
  for await (const { course } of readBuiltCourses(folder)) courses.set(course.id, course);
  return courses;
}

/** `diff BEFORE AFTER`: what changed between two builds, by the folders of their states. */
export async function diff([before, after]: readonly string[]): Promise<string> {
  if (before === undefined || after === undefined)
    throw new UsageError('Name two states: diff BEFORE AFTER');
  const { changes } = await compareBuilds(readBuiltCourses(before), await coursesIn(after));
  const lines = changes.map(([id, kind, was, is]) =>
    was === undefined ? `${kind} ${id}` : `${kind} ${id} ${was} ${is}`,
  );
  return [...lines, JSON.stringify(countChanges(changes))].join('\n');
}
