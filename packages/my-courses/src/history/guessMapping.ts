import { lineOf } from '@aulario/course-data/reading';
import { foldText } from '@aulario/search';
import { type HistoryField, type HistoryMapping, mappingOf } from './historyTable.ts';

/**
 * English and Spanish words in the names of columns. Earlier fields choose first: 'course url' is
 * an address, not a title.
 */
const columnNames: readonly (readonly [HistoryField, RegExp])[] = [
  // The address of a certificate is not that of its course.
  ['address', /^(?!.*\bcertific).*\b(?:url|link|address|enlace|direccion)\b/],
  ['currency', /\b(?:currency|moneda|divisa)\b/],
  ['price', /\b(?:price|paid|amount|cost|precio|pagado|importe|coste|costo)\b/],
  [
    'date',
    /\b(?:date|added|enrolled|enrolment|enrollment|purchased|fecha|anadido|comprado|compra|inscripcion)\b/,
  ],
  [
    'progress',
    /\b(?:progress|completion|completed?|finished|status|progreso|avance|estado|completado|terminado)\b/,
  ],
  [
    'teacher',
    /\b(?:instructor(?:s|a|as|es)?|teachers?|taught|authors?|autora?|profesora?|docente|impartido)\b/,
  ],
  ['title', /\b(?:title|name|course|titulo|nombre|curso)\b/],
];

const plain = (name: string) => foldText(lineOf(name)).replace(/[^a-z0-9]+/g, ' ');

/** Guesses the field of each column by its name; a column has one field at most. */
export function guessMapping(columns: readonly string[]): HistoryMapping {
  const names = columns.map(plain);
  const taken = new Map<HistoryField, number>();
  for (const [field, pattern] of columnNames) {
    const used = new Set(taken.values());
    const index = names.findIndex((name, place) => !used.has(place) && pattern.test(name));
    if (index >= 0) taken.set(field, index);
  }
  return mappingOf((field) => taken.get(field) ?? null);
}
