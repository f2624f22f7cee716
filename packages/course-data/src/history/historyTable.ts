/** What an export can tell about a course that somebody has. */
export const historyFields = [
  'title',
  'address',
  'teacher',
  'date',
  'progress',
  'price',
  'currency',
] as const;

/** One of {@link historyFields}. */
export type HistoryField = (typeof historyFields)[number];

/** Every field once, with the index of the column that holds it; null where no column does. */
export type HistoryMapping = readonly {
  readonly field: HistoryField;
  readonly column: number | null;
}[];

/** A mapping with the answer to each field. */
export const mappingOf = (columnOf: (field: HistoryField) => number | null): HistoryMapping =>
  historyFields.map((field) => ({ field, column: columnOf(field) }));

/** Courses that somebody has, as an export lists them. All of it is foreign. */
export interface HistoryTable {
  /** The columns of 'udemy' and 'coursera' are known; those of a table are guessed by their names. */
  readonly kind: 'udemy' | 'coursera' | 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** How many rows there are beyond `maxHistoryRows`. */
  readonly unreadRows: number;
  readonly mapping: HistoryMapping;
}

/** As many rows as are read of one file. */
export const maxHistoryRows = 1000;

/** Cells are cut here; no title or address is longer. */
const maxCellChars = 2048;

/** A table of at most `maxHistoryRows` rows. */
export function historyTable(
  kind: HistoryTable['kind'],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  mapping: HistoryMapping,
): HistoryTable {
  const cut = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, maxCellChars));
  return {
    kind,
    columns: cut(columns),
    rows: rows.slice(0, maxHistoryRows).map(cut),
    unreadRows: Math.max(0, rows.length - maxHistoryRows),
    mapping,
  };
}
