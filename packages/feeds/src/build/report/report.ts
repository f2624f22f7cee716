import type { CalendarDay } from '@aulario/course-data';
import type { EditEffect } from '../../edits/createEditor.ts';
import type { FeedCounts, RefusedRecord } from '../../readFeed.ts';
import type { ChangeKind } from '../changes.ts';
import type { PlatformCoverage } from './coverage.ts';

/** The courses of one feed that are kept as of its last good reading. */
export interface CarriedCourses {
  courses: number;
  /** The oldest day on which one of them was last seen. */
  since: string;
}

/** The report of a build, written as JSON and as HTML. */
export interface BuildReport {
  builtOn: CalendarDay;
  courses: number;
  feeds: readonly ({
    feed: string;
    provider: string;
    source: string;
    refusals: readonly RefusedRecord[];
  } & FeedCounts)[];
  /** The feeds that lack more of their courses than they may, and the facts that they lack or that are not believed, a line for each. */
  losses: readonly string[];
  /** The courses that are kept as of an earlier build, by the feed that could not tell of them. */
  carried: Readonly<Record<string, CarriedCourses>>;
  /** What the operator's edits did. */
  edits: readonly EditEffect[];
  /** The courses of the last build that cannot be read; null for those without an id. */
  unread: readonly (string | null)[];
  duplicates: number;
  pricesMatched: number;
  pricesUnmatched: number;
  coverage: Readonly<Record<string, PlatformCoverage>>;
  changes: Readonly<Record<ChangeKind, number>>;
  bytesOfMemoryPerCourse: number;
}

/** The maximum number of listed refused records per feed; the others are only counted. */
export const maxRefusals = 200;

/** Which feeds broke off, and why; a line for each. */
export const breaksOf = (feeds: BuildReport['feeds']): string[] =>
  feeds.flatMap(({ feed, brokenOff }) =>
    brokenOff === null ? [] : [`${feed} broke off: ${brokenOff}`],
  );

/** What is probably wrong with feeds that were read, a line for each. */
export const warningsOf = (feeds: BuildReport['feeds']): string[] =>
  feeds.flatMap(({ feed, warnings, undecoded }) => [
    ...warnings,
    ...(undecoded === 0
      ? []
      : [`${feed}: ${undecoded} courses have characters that cannot be read: say its encoding`]),
  ]);

/** What the operator's edits did, a line for each. */
export const editLines = ({ edits }: BuildReport): string[] =>
  edits.map(({ edit, courses }) => `${edit}: ${courses === 0 ? 'fits no course' : courses}`);

/** Says that courses of a build cannot be read; nothing for none. */
export function unreadLines([...unread]: Iterable<string | null>): string[] {
  if (unread.length === 0) return [];
  const some = unread.slice(0, 3).map((id) => id ?? 'one without an id');
  const reasons = 'another version wrote them, or their platform has no entry any more';
  return [
    `${unread.length} courses of the last build cannot be read: ${reasons} (${some.join(', ')})`,
  ];
}

/** What a build left open, a line for each: feeds that broke off or lost much, and what became of their courses. */
export function gapsOf({ feeds, losses, carried, unread }: BuildReport): string[] {
  const keptLines = Object.entries(carried).map(
    ([feed, { courses, since }]) =>
      `${feed}: ${courses} courses are kept as they were read on ${since} or later`,
  );
  return [...breaksOf(feeds), ...losses, ...keptLines, ...unreadLines(unread)];
}

const columns = ['feed', 'read', 'kept', 'expired', 'refused', 'skipped', 'broken off'] as const;

/** The summary of a build as a table of text. */
export function summaryTable({ feeds }: BuildReport): string {
  const rows = feeds.map(({ feed, read, kept, expired, refused, skipped, brokenOff }) =>
    [feed, read, kept, expired, refused, skipped, brokenOff === null ? 'no' : 'yes'].map(String),
  );
  const all = [[...columns], ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  return all.map(line).join('\n');
}
