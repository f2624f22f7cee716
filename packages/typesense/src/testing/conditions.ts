/** A document of the fake server: any imported fields. */
export type StoredDocument = Readonly<Record<string, unknown>>;

type Condition = (document: StoredDocument) => boolean;

const valuesOf = (document: StoredDocument, field: string): readonly unknown[] =>
  [document[field]].flat().filter((value) => value !== undefined);

const form = /^(\w+):(!?=)\[(.*)\]$/s;

function readCondition(text: string): Condition {
  const [, field, operator, list] = form.exec(text.trim()) ?? [];
  if (field === undefined || list === undefined) {
    throw new Error(`Could not parse the filter query: ${text}`);
  }
  const values = new Set(Array.from(list.matchAll(/`([^`]*)`/g), ([, value]) => value));
  return (document) =>
    valuesOf(document, field).some((value) => values.has(String(value))) === (operator === '=');
}

/** Reads a filter: 'field:=[`a`,`b`] && field:!=[`c`]', the part of the language that is sent. */
export function readFilter(text: string): Condition {
  if (text === '') return () => true;
  const conditions = text.split(' && ').map((part) => readCondition(part.replace(/^\(|\)$/g, '')));
  return (document) => conditions.every((holds) => holds(document));
}

/** What a sort compares: higher first. */
export type SortValue = (document: StoredDocument, textMatch: number) => number;

function readEval(expression: string): SortValue {
  if (!expression.startsWith('[')) {
    const holds = readFilter(expression);
    return (document) => Number(holds(document));
  }
  const cases = Array.from(
    expression.matchAll(/\(((?:[^()`]|`[^`]*`)+)\):(\d+)/g),
    ([, filter, score]) => ({
      holds: readFilter(filter ?? ''),
      score: Number(score),
    }),
  );
  return (document) => cases.find(({ holds }) => holds(document))?.score ?? 0;
}

function readSortField(field: string): SortValue {
  if (field === '_text_match') return (_, textMatch) => textMatch;
  if (field.startsWith('_eval(')) return readEval(field.slice('_eval('.length, -1));
  const name = field.replace('(missing_values: last)', '');
  return (document) => Number(document[name]);
}

/** Splits at commas outside of brackets and backticks. */
function partsOf(text: string): string[] {
  return text.match(/(?:`[^`]*`|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,`(])+/g) ?? [];
}

/** Compares documents by 'sort_by'; missing values are last in both directions. */
export function readSort(text: string) {
  const sorts = partsOf(text).map((part) => {
    const [, field = '', direction] = /^(.*):(asc|desc)$/s.exec(part.trim()) ?? [];
    return { read: readSortField(field), sign: direction === 'asc' ? 1 : -1 };
  });
  type Scored = { document: StoredDocument; textMatch: number };
  return (a: Scored, b: Scored): number => {
    for (const { read, sign } of sorts) {
      const first = read(a.document, a.textMatch);
      const second = read(b.document, b.textMatch);
      if (Number.isNaN(first) !== Number.isNaN(second)) return Number.isNaN(first) ? 1 : -1;
      if (first !== second && !Number.isNaN(first)) return (first - second) * sign;
    }
    return 0;
  };
}
