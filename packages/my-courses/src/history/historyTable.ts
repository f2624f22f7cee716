/** The fields of an export of owned courses. */
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

/** The index of the column of each field; null for none. */
export type HistoryMapping = readonly {
  readonly field: HistoryField;
  readonly column: number | null;
}[];

/** Creates a mapping from a function of the field. */
export const mappingOf = (columnOf: (field: HistoryField) => number | null): HistoryMapping =>
  historyFields.map((field) => ({ field, column: columnOf(field) }));

/** An export of owned courses; untrusted input. */
export interface HistoryTable {
  /**
   * The columns of 'udemy' and 'coursera' are known; those of 'table' are guessed by their names.
   */
  readonly kind: 'udemy' | 'coursera' | 'table';
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The number of omitted rows: those beyond `maxHistoryRows`, and those that cannot be read. */
  readonly unreadRows: number;
  /** False if the file could be in another encoding: its letters may be other ones. */
  readonly isEncodingCertain: boolean;
  readonly mapping: HistoryMapping;
}

/** The maximum number of rows of a file. */
export const maxHistoryRows = 1000;

/** The maximum length of a cell in characters; longer ones are truncated. */
const maxCellChars = 2048;

/** Creates a table of at most `maxHistoryRows` rows, of a text that is what it says. */
export function historyTable(
  kind: HistoryTable['kind'],
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  mapping: HistoryMapping,
  unreadRows = 0,
): HistoryTable {
  const cut = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, maxCellChars));
  return {
    kind,
    columns: cut(columns),
    rows: rows.slice(0, maxHistoryRows).map(cut),
    unreadRows: unreadRows + Math.max(0, rows.length - maxHistoryRows),
    isEncodingCertain: true,
    mapping,
  };
}
