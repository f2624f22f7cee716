import type { Course } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { readDefault } from '@aulario/feeds';
import {
  type AskReal,
  askCatalogue,
  judgeReal,
  type RealJudgement,
  type RealKind,
  type RealQuery,
  realKinds,
} from '@aulario/search-eval/relevance';
import { type Column, table } from '../writeReport.ts';
import type { BenchEngine } from './benchEngine.ts';
import { engines } from './engines/engines.ts';

/** How one engine answers the queries of one language about the default catalogue. */
export interface RealRow {
  engine: string;
  language: 'es' | 'en';
  all: RealJudgement;
  byKind: ReadonlyMap<RealKind, RealJudgement>;
}

async function askPeer(peer: BenchEngine, courses: readonly Course[]): Promise<AskReal> {
  const loaded = await peer.load(await peer.build(courses));
  return async (query) => (await loaded.search(query)).flatMap((place) => courses[place] ?? []);
}

/** Judges every engine on queries about the default catalogue: ours as the application asks it. */
export async function judgeRealTitles(
  queriesAbout: (courses: readonly Course[]) => readonly RealQuery[],
): Promise<RealRow[]> {
  const courses = inCatalogueOrder((await readDefault()).map(({ course }) => course));
  const queries = queriesAbout(courses);
  const rows: RealRow[] = [];
  for (const [place, engine] of engines.entries()) {
    const ask = place === 0 ? askCatalogue(courses) : await askPeer(engine, courses);
    for (const language of ['es', 'en'] as const) {
      const own = queries.filter((query) => query.language === language);
      const byKind = new Map<RealKind, RealJudgement>();
      for (const kind of realKinds) {
        const ofKind = own.filter((query) => query.kind === kind);
        byKind.set(kind, await judgeReal(ofKind, courses, ask));
      }
      rows.push({
        engine: engine.name,
        language,
        all: await judgeReal(own, courses, ask),
        byKind,
      });
    }
  }
  return rows;
}

const share = (count: number, of: number) => (count / of).toFixed(3).replace(/^0/u, '');

/** Right first and among three, the reader's language, and right first of each kind. */
export function realTable(rows: readonly RealRow[]): string {
  const kinds = realKinds.map(
    (kind): Column<RealRow> => [
      kind,
      ({ byKind }) => {
        const { rightFirst = 0, asked = 0 } = byKind.get(kind) ?? {};
        return `${rightFirst} of ${asked}`;
      },
    ],
  );
  return table(rows, [
    ['engine', ({ engine }) => engine],
    ['language', ({ language }) => language],
    ['first', ({ all }) => share(all.rightFirst, all.asked)],
    ['among three', ({ all }) => share(all.rightAmongThree, all.asked)],
    ['own language', ({ all }) => share(all.ownFirst, all.ownAsked)],
    ...kinds,
  ]);
}

/** Our misses, as lines. */
export const realMisses = (rows: readonly RealRow[]): string =>
  rows
    .slice(0, 2)
    .flatMap(({ all }) => all.misses)
    .map(
      ({ query, titles, isAmongThree }) =>
        `- ${isAmongThree ? 'first' : 'three'}, ${query.kind}: ${query.text} > ${titles.join(' / ')}`,
    )
    .join('\n');
