import {
  decodeText,
  type FeedRecord,
  isRecord,
  lineOf,
  listOf,
  readDelimited,
  readName,
  scalarOf,
  textOfCell,
  valueAt,
} from '@aulario/course-data/reading';
import { httpsAddress } from '@aulario/safe-url';
import { foldText } from '@aulario/search';
import {
  type HistoryField,
  type HistoryMapping,
  type HistoryTable,
  historyFields,
  historyTable,
  mappingOf,
  maxHistoryRows,
} from './historyTable.ts';

/**
 * English and Spanish words in the names of columns. Earlier fields choose first: 'course url' is
 * an address, not a title.
 */
const columnNames: readonly (readonly [HistoryField, RegExp])[] = [
  // The address of a certificate is not that of its course.
  ['address', /^(?!.*\bcertific).*\b(?:url|link|address|enlace|direccion)\b/],
  ['currency', /\b(?:currency|moneda|divisa)\b/],
  ['price', /\b(?:price|paid|amount|cost|precio|pagado|importe|coste|costo)\b/],
  // Nor is the day on which it was finished, seen last or ends that on which it came.
  [
    'date',
    /^(?!.*\b(?:complet|finish|finaliz|termin|acab|fin|end|last|ultim|expir|caduc|venc|updat|actualiz|publi|release)).*\b(?:date|added|enrolled|enrolment|enrollment|purchased|fecha|anadido|comprado|compra|inscripcion)\b/,
  ],
  [
    'progress',
    /^(?!.*\b(?:date|fecha)\b).*\b(?:progress|completion|completed?|finished|status|progreso|avance|estado|completado|terminado|finalizado|acabado)\b/,
  ],
  [
    'teacher',
    /\b(?:instructor(?:s|a|as|es)?|teachers?|taught|authors?|autora?|profesora?|docente|impartido)\b/,
  ],
  ['title', /\b(?:title|name|course|titulo|nombre|curso)\b/],
];

const plain = (name: string) => foldText(lineOf(name)).replace(/[^a-z0-9]+/g, ' ');

/** Guesses the field of each column by its name; a column has one field at most. */
function guessMapping(columns: readonly string[]): HistoryMapping {
  const names = columns.map(plain);
  const taken = new Map<HistoryField, number>();
  for (const [field, pattern] of columnNames) {
    const used = new Set(taken.values());
    const index = names.findIndex((name, place) => !used.has(place) && pattern.test(name));
    if (index >= 0) taken.set(field, index);
  }
  return mappingOf((field) => taken.get(field) ?? null);
}

/** The columns of both platforms' API responses, in the order of `historyFields`. */
const knownMapping = mappingOf((field) => historyFields.indexOf(field));

const knownTable = (kind: 'udemy' | 'coursera', rows: readonly (readonly string[])[]) =>
  historyTable(kind, historyFields, rows, knownMapping);

/** Udemy's path '/course/guitar/', or its slug. */
function udemyAddress(course: FeedRecord): string {
  const url = scalarOf(course['url']);
  const name = scalarOf(course['published_title']);
  if (url.startsWith('/course/')) return `https://www.udemy.com${url}`;
  return name === '' ? url : `https://www.udemy.com/course/${encodeURIComponent(name)}/`;
}

/**
 * The response of Udemy's `users/me/subscribed-courses`: one page of courses, or a list of pages.
 */
function readUdemy(json: unknown): HistoryTable | null {
  const courses = listOf(json)
    .flatMap((page) => (isRecord(page) && 'results' in page ? listOf(page['results']) : [page]))
    .filter(isRecord)
    .filter((course) => 'url' in course || 'published_title' in course);
  if (courses.length === 0) return null;
  return knownTable(
    'udemy',
    courses.map((course) => [
      scalarOf(course['title']),
      udemyAddress(course),
      readName(course['visible_instructors']) ?? '',
      scalarOf(course['enrollment_time']),
      scalarOf(course['completion_ratio']),
      '',
      '',
    ]),
  );
}

/** The response of Coursera's `memberships.v1`: the enrolments, and the courses linked to them. */
function readCoursera(json: unknown): HistoryTable | null {
  const linked = valueAt(json, 'linked');
  const courses = isRecord(linked) ? listOf(linked['courses.v1']).filter(isRecord) : [];
  if (courses.length === 0) return null;
  const members = listOf(valueAt(json, 'elements')).filter(isRecord);
  const enrolled = new Map(
    members.map((member) => [member['courseId'], scalarOf(member['enrolledTimestamp'])]),
  );
  return knownTable(
    'coursera',
    courses.map(({ id, name, slug }) => [
      scalarOf(name),
      scalarOf(slug) === ''
        ? ''
        : `https://www.coursera.org/learn/${encodeURIComponent(scalarOf(slug))}`,
      '',
      enrolled.get(id) ?? '',
      '',
      '',
      '',
    ]),
  );
}

const textsIn = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/** Whether a row names the column of a title or an address. */
const isHeader = (cells: readonly string[]) =>
  guessMapping(cells).some(
    ({ field, column }) => column !== null && (field === 'title' || field === 'address'),
  );

/** The number of rows above the header with one text alone, such as the title of a report. */
function titleRows(rows: readonly (readonly string[])[]): number {
  const wide = rows.findIndex((cells) => textsIn(cells) > 1);
  const isTitled = isHeader(rows[wide] ?? []) && !rows.slice(0, wide).some(isHeader);
  return isTitled ? wide : 0;
}

function readTable(text: string): HistoryTable | null {
  // Rows above the header and empty ones do not count.
  const table = readDelimited(text, 2 * maxHistoryRows);
  const filled = table.rows
    .map((cells) => cells.map(textOfCell))
    .filter((cells) => textsIn(cells) > 0);
  const lines = filled.slice(titleRows(filled));
  const [head = [], ...rows] = lines;
  // A list of addresses has no header row.
  const addressAt = head.findIndex((cell) => httpsAddress(cell) !== null);
  if (addressAt >= 0) {
    const columns = head.map((_, index) => String(index + 1));
    const mapping = mappingOf((field) => (field === 'address' ? addressAt : null));
    return historyTable('table', columns, lines, mapping, table.unreadRows);
  }
  if (rows.length === 0) return null;
  return historyTable('table', head, rows, guessMapping(head), table.unreadRows);
}

function readText(text: string): HistoryTable | null {
  try {
    if (!/^\ufeff?\s*[[{]/.test(text)) return readTable(text);
    const json: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return readCoursera(json) ?? readUdemy(json);
  } catch {
    // A file from outside that cannot be read; the screen says so.
    return null;
  }
}

/**
 * Parses a file of owned courses: a JSON response of Udemy or Coursera, or a CSV table, in the
 * encoding that it has. Null without any course.
 */
export function readHistoryFile(file: string | Uint8Array): HistoryTable | null {
  if (typeof file === 'string') return readText(file);
  const { text, isCertain } = decodeText(file);
  const table = readText(text);
  return table && { ...table, isEncodingCertain: isCertain };
}
