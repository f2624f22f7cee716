import {
  cached,
  type FeedRecord,
  firstAt,
  isAbsent,
  listInCell,
  listOf,
  scalarOf,
  withoutPraise,
} from '@aulario/course-data/reading';
import type { MappedCell, MappedField } from './mapping.ts';
import type { Provider } from './provider.ts';

/** Whose cells are found. */
type WithMapping = Pick<Provider, 'mapping'>;

/** The value of a column, whose name may have dots in it, or at a path. */
export function cellAt(record: FeedRecord, column: string): unknown {
  return Object.hasOwn(record, column) && !isAbsent(record[column])
    ? record[column]
    : firstAt(record, column);
}

/** What the mapping says of a fact; without a column, it is in the one of its own name. */
function cellOf(field: MappedField, { mapping }: WithMapping): MappedCell {
  const said = mapping[field] ?? field;
  if (typeof said === 'string' || Array.isArray(said)) return { column: said };
  return said.column === undefined && said.columns === undefined
    ? { ...said, column: field }
    : said;
}

const expressionOf = cached((pattern: string) => new RegExp(pattern, 'u'));

/** What a regular expression takes out of a cell; undefined if it does not match. */
function taken(value: unknown, pattern: string): unknown {
  const text = scalarOf(value);
  if (text === '') return value;
  const found = expressionOf(pattern).exec(text);
  return found?.[1] ?? found?.[0];
}

/** What a cell means by the words of the mapping, or the cell itself. */
function inWords(value: unknown, words: NonNullable<MappedCell['words']>): unknown {
  const text = scalarOf(value).trim().toLowerCase();
  const word = Object.keys(words).find((each) => each.toLowerCase() === text);
  return word === undefined ? value : words[word];
}

/** One cell as the mapping reads it. */
function readCell(value: unknown, { pattern, prefix = '', words }: MappedCell): unknown {
  const found = pattern === undefined ? value : taken(value, pattern);
  const cell = prefix === '' || isAbsent(found) ? found : `${prefix}${scalarOf(found)}`;
  return words === undefined ? cell : inWords(cell, words);
}

/** A list of the columns' cells, each of which may be a list itself. */
const entriesIn = (values: readonly unknown[], { separator }: MappedCell): readonly unknown[] =>
  values.flatMap((value) => listOf(listInCell(value, separator)));

/** The cells of a record, by the facts that they state. */
export interface MappedCells {
  /** One value, of the alternative columns behind `skip`; several are joined to one text. Undefined without one. */
  readonly one: (field: MappedField, skip?: number) => unknown;
  /** The entries of all columns. */
  readonly list: (field: MappedField) => readonly unknown[];
  readonly said: (field: MappedField) => MappedCell;
}

/** Finds the cells of a record by the mapping of its provider. */
export function mappedCells(record: FeedRecord, provider: WithMapping): MappedCells {
  const said = (field: MappedField) => cellOf(field, provider);
  const valuesOf = (cell: MappedCell, skip = 0): readonly unknown[] => {
    const { column, columns, value } = cell;
    const alternatives = typeof column === 'string' ? [column] : (column ?? []);
    const first = alternatives
      .slice(skip)
      .map((name) => cellAt(record, name))
      .find((found) => !isAbsent(found));
    const found = [first, ...(columns ?? []).map((name) => cellAt(record, name))]
      .map((each) => (isAbsent(each) ? undefined : readCell(each, cell)))
      .filter((each) => !isAbsent(each));
    return found.length === 0 && value !== undefined ? [value] : found;
  };
  return {
    said,
    one: (field, skip) => {
      const values = valuesOf(said(field), skip);
      return values.length > 1 ? values.map(scalarOf).join(' ') : values[0];
    },
    list: (field) => {
      const cell = said(field);
      const values = valuesOf(cell);
      const isGuessed = field === 'instructors' && cell.separator === undefined;
      return entriesIn(isGuessed ? values.map(withoutPraise) : values, cell);
    },
  };
}
