import { kilobytes, quantile } from '../figures.ts';
import { type Column, table } from '../writeReport.ts';
import type { Visit } from './visit.ts';

/** The visits of one kind to a page. */
export interface PageVisits {
  readonly name: string;
  readonly kind: 'cold' | 'repeat';
  readonly visits: Visit[];
}

const median = ({ visits }: PageVisits, of: (visit: Visit) => number) =>
  quantile(visits.map(of), 0.5);
const max = ({ visits }: PageVisits, of: (visit: Visit) => number) => Math.max(...visits.map(of));

/** The table of a run. The first page, which is empty, is what the others are compared with. */
export function figuresOf(pages: readonly PageVisits[]): string {
  const timesEmpty = (page: PageVisits, of: (visit: Visit) => number) => {
    const empty = pages.find(({ kind }) => kind === page.kind) ?? page;
    return (median(page, of) / median(empty, ({ largestPaintMs }) => largestPaintMs)).toFixed(2);
  };
  const columns: readonly Column<PageVisits>[] = [
    ['', ({ name }) => name],
    ['', ({ kind }) => kind],
    ['FCP, ms', (page) => Math.round(median(page, ({ firstPaintMs }) => firstPaintMs))],
    ['LCP, ms', (page) => Math.round(median(page, ({ largestPaintMs }) => largestPaintMs))],
    ['× empty', (page) => timesEmpty(page, ({ largestPaintMs }) => largestPaintMs)],
    ['ready, ms', (page) => Math.round(median(page, ({ readyMs }) => readyMs))],
    ['× empty', (page) => timesEmpty(page, ({ readyMs }) => readyMs)],
    ['TBT, ms', (page) => Math.round(median(page, ({ blockingMs }) => blockingMs))],
    ['CLS', (page) => max(page, ({ shift }) => shift).toFixed(3)],
    ['INP, ms', (page) => Math.round(max(page, ({ keyMs }) => keyMs)) || ''],
    ['KB', (page) => kilobytes(median(page, ({ bytes }) => bytes))],
    ['scripts, KB', (page) => kilobytes(median(page, ({ scriptBytes }) => scriptBytes))],
    ['requests', (page) => median(page, ({ requests }) => requests)],
  ];
  return table(pages, columns);
}
