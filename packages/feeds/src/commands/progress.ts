import type { WriteStream } from 'node:tty';
import type { FeedCounts } from '../readFeed.ts';

/** Where progress is shown: the part of `process.stderr` that is needed. */
export type ProgressOutput = Pick<WriteStream, 'write'> &
  Partial<Pick<WriteStream, 'isTTY' | 'columns'>>;

/** Shows how far a build is. */
export interface Progress {
  /**
   * Each feed has a name of its own, 'udemy=lists/2024.json'. `share` is the part of it that has been
   * read, 0 to 1; null if its size is unknown.
   */
  feed: (name: string, counts: FeedCounts, share: number | null) => void;
  files: (count: number) => void;
  /** Ends the current line; what follows begins a new one. */
  finish: () => void;
}

const barCells = 24;
const maxNameChars = 32;
const defaultColumns = 80;

function bar(share: number): string {
  const filled = Math.round(share * barCells);
  return `${'█'.repeat(filled)}${'░'.repeat(barCells - filled)} ${Math.round(share * 100)} %`;
}

/** Leaves room for the bar: keeps the provider at the start and the file at the end. */
function shortName(name: string): string {
  if (name.length <= maxNameChars) return name;
  const half = maxNameChars / 2;
  return `${name.slice(0, half - 1)}…${name.slice(-half)}`;
}

const countsText = ({ read, kept, refused }: FeedCounts): string =>
  `${read} read, ${kept} kept, ${refused} refused`;

/**
 * On a terminal each step is one line that is redrawn in place. Anywhere else, in a log file or CI,
 * only the last state of each step is written.
 */
export function createProgress(output: ProgressOutput): Progress {
  let step = '';
  let last = '';
  const finish = () => {
    if (step !== '') output.write(output.isTTY ? '\n' : `${last}\n`);
    step = '';
  };
  const show = (name: string, line: string) => {
    if (name !== step) finish();
    step = name;
    last = line;
    const width = (output.columns || defaultColumns) - 1;
    if (output.isTTY) output.write(`\r\u001b[K${line.slice(0, width)}`);
  };
  return {
    feed: (name, counts, share) => {
      const shown = output.isTTY ? shortName(name) : name;
      const progress = output.isTTY && share !== null ? ` ${bar(share)} ` : ':';
      show(name, `${shown}${progress} ${countsText(counts)}`);
    },
    files: (count) => show('files', `writing: ${count} files`),
    finish,
  };
}
