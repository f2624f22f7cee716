import { kilobytes, quantile } from '../figures.ts';
import { type Column, table } from '../writeReport.ts';
import type { Visit } from './visit.ts';

/** A visit to a page of that name. */
export interface PageVisit extends Visit {
  readonly name: string;
  readonly kind: 'cold' | 'repeat';
}

/** The visits of one kind to a page. */
type Page = readonly PageVisit[];

const median = (page: Page, of: (visit: Visit) => number) => quantile(page.map(of), 0.5);
const max = (page: Page, of: (visit: Visit) => number) => Math.max(...page.map(of));

/** The table of a run. The first page, which is empty, is what the others are compared with. */
export function figuresOf(visits: readonly PageVisit[]): string {
  const pages = [...Map.groupBy(visits, ({ name, kind }) => `${name}, ${kind}`).values()];
  const timesEmpty = (page: Page, of: (visit: Visit) => number) => {
    const empty = pages.find(([first]) => first?.kind === page[0]?.kind) ?? page;
    return (median(page, of) / median(empty, ({ largestPaintMs }) => largestPaintMs)).toFixed(2);
  };
  const columns: readonly Column<Page>[] = [
    ['', ([first]) => first?.name ?? ''],
    ['', ([first]) => first?.kind ?? ''],
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
