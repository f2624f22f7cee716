import type { FeedCounts, RefusedRecord } from '../readFeed.ts';
import type { ChangeKind } from './changes.ts';
import type { PlatformCoverage } from './coverage.ts';

/** The report of a build, written as JSON and as HTML. */
export interface BuildReport {
  builtOn: string;
  courses: number;
  feeds: readonly ({
    feed: string;
    provider: string;
    source: string;
    refusals: readonly RefusedRecord[];
  } & FeedCounts)[];
  duplicates: number;
  expired: number;
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

const columns = ['feed', 'read', 'kept', 'refused', 'skipped', 'broken off'] as const;

/** The summary of a build as a table of text. */
export function summaryTable({ feeds }: BuildReport): string {
  const rows = feeds.map(({ feed, read, kept, refused, skipped, brokenOff }) =>
    [feed, read, kept, refused, skipped, brokenOff === null ? 'no' : 'yes'].map(String),
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
