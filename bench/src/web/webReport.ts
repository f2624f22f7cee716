import { quantile } from '../summary.ts';
import { table } from '../writeReport.ts';
import type { Bar } from './plot.ts';
import type { Visit } from './visit.ts';

/** All visits of a page. */
export interface Visits {
  readonly cold: Visit[];
  readonly repeat: Visit[];
}

const median = (all: readonly Visit[], of: (visit: Visit) => number) => quantile(all.map(of), 0.5);
const largestPaint = ({ largestPaintMs }: Visit) => largestPaintMs;
const readiness = ({ readyMs }: Visit) => readyMs;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const head = [
  ...['', '', 'FCP, ms', 'LCP, ms', '× empty', 'ready, ms', '× empty', 'TBT, ms', 'CLS', 'INP, ms'],
  ...['KB', 'scripts, KB', 'requests'],
];

/** The table of a run; `empty` is what the others are compared with. */
export function figuresOf(visits: ReadonlyMap<string, Visits>, empty: Visits): string {
  const rows = [...visits].flatMap(([name, kinds]) =>
    (['cold', 'repeat'] as const).map((kind) => {
      const all = kinds[kind];
      const emptyMs = median(empty[kind], largestPaint);
      const key = Math.max(...all.map(({ keyMs }) => keyMs));
      return [
        name,
        kind,
        Math.round(median(all, ({ firstPaintMs }) => firstPaintMs)),
        Math.round(median(all, largestPaint)),
        (median(all, largestPaint) / emptyMs).toFixed(2),
        Math.round(median(all, readiness)),
        (median(all, readiness) / emptyMs).toFixed(2),
        Math.round(median(all, ({ blockingMs }) => blockingMs)),
        Math.max(...all.map(({ shift }) => shift)).toFixed(3),
        key > 0 ? Math.round(key) : '',
        kilobytes(median(all, ({ bytes }) => bytes)),
        kilobytes(median(all, ({ scriptBytes }) => scriptBytes)),
        median(all, ({ requests }) => requests),
      ];
    }),
  );
  return table(head, rows);
}

export const barsOf = (visits: ReadonlyMap<string, Visits>, empty: Visits): Bar[] =>
  [...visits].map(([name, { cold }]) => ({
    name,
    painted: median(cold, largestPaint) / median(empty.cold, largestPaint),
    ready: median(cold, readiness) / median(empty.cold, largestPaint),
  }));
