import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addPlatforms, type CalendarDay } from '@aulario/course-data';
import {
  type FeedRecord,
  isAbsent,
  isRecord,
  type ReadField,
  scalarOf,
} from '@aulario/course-data/reading';
import type { Importer } from '../importers/importer.ts';
import { importers } from '../importers/importers.ts';
import { columnsOf } from '../proposal/columnNames.ts';
import { addressIn, proposeMapping } from '../proposal/proposeMapping.ts';
import { mappedCells } from '../providers/mappedCells.ts';
import { type MappedCell, type Mapping, mappedFields } from '../providers/mapping.ts';
import {
  type ImporterId,
  inFormat,
  type Provider,
  parseProvider,
  platformFrom,
} from '../providers/provider.ts';
import { readProviders } from '../providers/readProviders.ts';
import { finishCourse } from '../record/finishCourse.ts';
import { createFeedBudget } from '../source/feedBudget.ts';
import { recordsOf, sizeOf } from '../source/openSource.ts';
import { UsageError } from './readBuildArguments.ts';

const [sampleSize, shownRecords, shownExamples, shownLabels, maxCellChars] = [200, 10, 3, 40, 60];

/** What is wrong with a file: by cause, where or with what value. */
interface Faults {
  readonly warnings: string[];
  readonly refusals: Map<string, string[]>;
}

async function readAll(
  file: string,
  importer: Importer,
  { warnings, refusals }: Faults,
): Promise<FeedRecord[]> {
  const records: FeedRecord[] = [];
  const budget = createFeedBudget();
  const onWarning = (warning: string) => void warnings.push(warning);
  const options = { importer, http: { userAgent: '' }, cache: null, budget, onWarning };
  try {
    for await (const found of recordsOf(file, options))
      if ('broken' in found) addTo(refusals, found.broken, found.path);
      else if (isRecord(found.record)) records.push(found.record);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (records.length === 0) throw new UsageError(reason, { cause: error });
    warnings.push(`${file} breaks off: ${reason}`);
  }
  return records;
}

/** Records of the whole file: its beginning may be of one platform, or lack a fact. */
function sampleOf(records: readonly FeedRecord[]): readonly FeedRecord[] {
  const step = Math.ceil(records.length / sampleSize);
  return records.filter((_, index) => index % step === 0);
}

/** The host of most addresses of a fact. */
function hostOf(records: readonly FeedRecord[], mapping: Mapping): string | null {
  const hosts = records.flatMap(
    (record) => addressIn(mappedCells(record, { mapping }).one('url'))?.host ?? [],
  );
  const counts = Map.groupBy(hosts, (host) => host);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The known platform on a host. */
const platformOn = (host: string, providers: ReadonlyMap<string, Provider>) =>
  [...providers.values()].find(
    ({ hosts, format, pricesOnly }) =>
      format === undefined && !pricesOnly && hosts.map(withoutWww).includes(withoutWww(host)),
  );

/** The entry to start from: another format of a known platform, or a platform of its own. */
function entryFor(host: string, format: object, known: Provider | undefined): object {
  const id = withoutWww(host);
  return known === undefined
    ? {
        $schema: './provider.schema.json',
        id,
        name: id,
        home: `https://${host}/`,
        hosts: [host],
        ...format,
      }
    : { $schema: './provider.schema.json', id: `${known.id}-file`, platform: known.id, ...format };
}

/** Formats that say themselves what their facts are: columns that only they have, and where addresses show the host. */
const ownFormats: readonly { importer: ImporterId; signs: readonly string[]; url: MappedCell }[] = [
  { importer: 'json-ld', signs: ['@type', '@context', '@graph'], url: { column: ['url', '@id'] } },
  { importer: 'open-edx', signs: ['blocks_url'], url: { column: 'blocks_url' } },
  { importer: 'moochub', signs: ['attributes.courseMode'], url: { column: 'attributes.url' } },
  {
    importer: 'udemy',
    signs: ['visible_instructors'],
    url: { column: [], value: 'https://www.udemy.com/' },
  },
];

/** How a file is read: as a format of its own, or by a mapping. */
async function readWith(file: string, prefix: string | undefined, faults: Faults) {
  const { mapped } = importers;
  const records = await readAll(file, mapped, faults);
  const columns = [...new Set(records.flatMap((record) => columnsOf(record)))];
  const own = ownFormats.find(({ signs }) => signs.some((sign) => columns.includes(sign)));
  if (own === undefined) {
    const { style, ...proposal } = proposeMapping(columns, sampleOf(records), prefix);
    const format = { importer: 'mapped', ...style, mapping: proposal.mapping };
    return { importer: mapped, records, columns, format, ...proposal };
  }
  const importer = importers[own.importer];
  const mapping: Mapping = { url: own.url };
  const found = await readAll(file, importer, { warnings: [], refusals: new Map() });
  return {
    ...{ importer, records: found, columns: [], mapping, open: [] },
    format: { importer: own.importer },
  };
}

const short = (value: unknown) => {
  const text = scalarOf(value) || JSON.stringify(value);
  return text.length > maxCellChars ? `${text.slice(0, maxCellChars)}…` : text;
};

const cellsOf = (facts: object) =>
  Object.entries(facts)
    .filter(([, value]) => !isAbsent(value) && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `    ${name}: ${short(value)}`);

/** Adds a value to the list at a key. */
function addTo(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key) ?? [];
  list.push(value);
  lists.set(key, list);
}

function withExamples(cells: readonly string[]): string {
  const examples = [...new Set(cells)].filter((cell) => cell !== '').slice(0, shownExamples);
  return [`${cells.length} times`, ...(examples.length > 0 ? [examples.join(' · ')] : [])].join(
    ': ',
  );
}

const mostFrequent = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([, one], [, other]) => other - one).slice(0, shownLabels);

/** What `try` reports about the records of a file. */
interface Trial {
  /** The first records, before and after. */
  readonly shown: string[];
  /** The cells that cannot be read, by fact. */
  readonly unreadable: Map<string, string[]>;
  /** How often a label has no category. */
  readonly labels: Map<string, number>;
}

/** Reads records as a provider says, and notes the refused ones. */
function tryRecords(
  records: readonly FeedRecord[],
  importer: Importer,
  provider: Provider,
  { seenOn, refusals }: { seenOn: CalendarDay; refusals: Faults['refusals'] },
): Trial {
  const trial: Trial = { shown: [], unreadable: new Map(), labels: new Map() };
  const { shown, unreadable, labels } = trial;
  for (const record of records) {
    const read: ReadField = (field, value, readValue) => {
      const isMissing = isAbsent(value) || (Array.isArray(value) && value.length === 0);
      const result = isMissing ? null : readValue(value);
      if (result === null && !isMissing) addTo(unreadable, field, short(value));
      return result;
    };
    const draft = importer.read(record, { read, provider, joins: new Map(), day: seenOn });
    if (draft === null) continue;
    const result = finishCourse(draft, { provider, seenOn, note: () => undefined });
    if (!result.ok) {
      const [cause = '', ...rest] = result.issue.message.split(': ');
      addTo(refusals, cause, rest.join(': '));
      continue;
    }
    const { headline: _, access: __, ...course } = result.imported.course;
    const { lectureCount, learners, certificate, runs } = result.imported.details;
    if (course.category === null)
      for (const label of mappedCells(record, provider).list('category'))
        labels.set(scalarOf(label), (labels.get(scalarOf(label)) ?? 0) + 1);
    if (shown.length < shownRecords)
      shown.push(
        [
          ...['  before', ...cellsOf(record)],
          ...['  after', ...cellsOf({ ...course, lectureCount, learners, certificate, runs })],
        ].join('\n'),
      );
  }
  const [first] = records;
  if (shown.length === 0 && first !== undefined)
    shown.push(['  before', ...cellsOf(first), '  after', '    no course'].join('\n'));
  return trial;
}

/** Writes the entry to start from, unless it is there; returns a line that says so. */
function writeEntry(folder: string, id: string, entry: object): string {
  const target = join(folder, `${id}.json`);
  mkdirSync(folder, { recursive: true });
  if (existsSync(target)) return `${target} is there already and was left as it is`;
  writeFileSync(target, `${JSON.stringify(entry, null, 2)}\n`);
  return `Wrote ${target}: complete it (docs/mapping.md), and move it to packages/feeds/providers`;
}

/** `try`: proposes how a file is read, shows what comes of it, and writes the entry to start from. */
export async function tryFile(args: readonly string[], today: CalendarDay): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string', default: '.' }, prefix: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new UsageError('Name a file: catalogue try FILE');
  if ((await sizeOf(file)) === 0) throw new UsageError(`No file, or an empty one: ${file}`);
  const faults: Faults = { warnings: [], refusals: new Map() };
  const { warnings, refusals } = faults;
  const read = await readWith(file, values.prefix, faults);
  const { importer, records, columns, mapping, open } = read;
  const host = hostOf(records, mapping);
  if (records.length === 0) throw new UsageError(`No records in ${file}`);
  if (host === null)
    throw new UsageError(
      `No addresses of courses in ${file}. Its columns: ${columns.join(', ')}. If one holds their ends, name what stands before them: --prefix https://campus.example/courses/`,
    );
  const providers = readProviders();
  const known = platformOn(host, providers);
  const entry = entryFor(host, read.format, known);
  const parsed = parseProvider(entry);
  const provider = 'platform' in parsed ? inFormat(parsed, providers) : parsed;
  const isOwnFormat = importer !== importers.mapped && known?.importer === read.format.importer;
  addPlatforms([platformFrom(provider)]);
  const trial = tryRecords(records, importer, provider, { seenOn: today, refusals });
  const mappedColumns = JSON.stringify([mapping, Object.keys(provider.rows)]);
  const ownNames: readonly string[] = mappedFields.filter((field) => mapping[field] === undefined);
  const isRead = (column: string) =>
    mappedColumns.includes(JSON.stringify(column)) || ownNames.includes(column);
  return [
    `${records.length} records, ${columns.length} columns, on ${host}`,
    ...warnings,
    ...columns.filter((column) => !isRead(column)).map((column) => `not read: ${column}`),
    ...open.map((question) => `open: ${question}`),
    '',
    ...trial.shown.map((text, index) => `${index + 1}\n${text}`),
    '',
    ...Array.from(
      trial.unreadable,
      ([field, cells]) => `unreadable: ${field}, ${withExamples(cells)}`,
    ),
    ...Array.from(refusals, ([cause, cells]) => `refused: ${cause}, ${withExamples(cells)}`),
    ...mostFrequent(trial.labels).map(([label, count]) => `no category: ${count} of '${label}'`),
    '',
    isOwnFormat
      ? `The format of ${known.id}: pnpm catalogue build --feed ${known.id}=${file}`
      : writeEntry(values.out, parsed.id, entry),
  ].join('\n');
}
