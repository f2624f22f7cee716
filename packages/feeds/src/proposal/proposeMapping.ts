import { type FeedRecord, isAbsent, readNumber, scalarOf } from '@aulario/course-data/reading';
import { foldText } from '@aulario/search';
import type { MappedField, Mapping } from '../providers/mapping.ts';

/** What columns are usually called, in English, Spanish and Portuguese, as `keyOf` writes it. */
const names: readonly (readonly [field: MappedField, columns: string])[] = [
  ['id', 'id courseid identificador codigo'],
  ['title', 'title name coursetitle coursename course titulo nombre curso nome'],
  ['url', 'url link courseurl courselink href enlace'],
  [
    'institution',
    'institution university universityname organization courseorganization partner universidad institucion instituicao',
  ],
  [
    'instructors',
    'instructor instructors visibleinstructors teacher teachers author instructores profesor profesores docente docentes formador impartidopor',
  ],
  ['language', 'language courselanguage locale localetitle idioma'],
  ['subtitles', 'subtitles subtitlelanguages coursesubtitles subtitulos legendas'],
  ['level', 'level difficulty coursedifficulty instructionallevel courselevel nivel dificultad'],
  ['category', 'category maintype subcategory subject categoria subcategoria area'],
  ['subjects', 'subjects topics tags skills courseskills temas etiquetas'],
  ['price', 'currentprice priceafterdiscount discountprice saleprice price precio preco'],
  ['currency', 'currency moneda moeda'],
  ['isFree', 'isfree free gratis ispaid'],
  ['hasCertificate', 'hascertificate certificate certificado'],
  [
    'rating',
    'rating avgrating averagerating ratingavg reviewsavg stars valoracion puntuacion nota avaliacao',
  ],
  [
    'ratingCount',
    'numreviews reviews reviewscount ratingcount numratings reviewsnum valoraciones opiniones',
  ],
  [
    'learners',
    'numsubscribers subscribers students enrolled nenrolled learners studentsenrolled alumnos estudiantes',
  ],
  ['minutes', 'minutes minutos contentduration hours horas'],
  ['workload', 'duration duracion duracao effort workload timerequired time length contentinfo'],
  ['lectures', 'numlectures lectures numpublishedlectures lecciones'],
  ['published', 'published publishedtime publishedtimestamp publicado fechadepublicacion'],
  ['updated', 'updated lastupdate lastupdatedate actualizado ultimaactualizacion'],
];

const keyOf = (column: string) => foldText(column).replace(/[^a-z0-9]/g, '');

const counts: ReadonlySet<MappedField> = new Set(['ratingCount', 'learners', 'lectures']);

const withoutCourse = (column: string) => keyOf(column).replace(/^(?:course|curso)/, '');

/** A column's name without the words that others write around it: 'course_duration', 'students_count'. */
const bareKeyOf = (column: string, field: MappedField): string =>
  counts.has(field)
    ? withoutCourse(column).replace(/^(?:num(?:ber|ero)?|no|total)(?:of|de)?|(?:count|num)$/g, '')
    : withoutCourse(column);

/** A mapping as far as the file shows it, with the questions that are left. */
export interface MappingProposal {
  mapping: Mapping;
  /** Questions that the file does not answer. */
  open: string[];
}

/** Whether most of a column's cells are numbers without a unit. */
function isNumeric(records: readonly FeedRecord[], column: string): boolean {
  const cells = records.map((record) => record[column]).filter((cell) => !isAbsent(cell));
  const numbers = cells.filter((cell) => readNumber(scalarOf(cell)) !== null);
  return cells.length > 0 && numbers.length > cells.length / 2;
}

const unitIn = (column: string) =>
  /hour|hora/i.test(column) ? 'hours' : /min/i.test(column) ? 'minutes' : null;

/** Proposes where the facts of a table are, by the names of its columns and some of its records. */
export function proposeMapping(
  columns: readonly string[],
  records: readonly FeedRecord[],
): MappingProposal {
  const open: string[] = [];
  const found = names.flatMap(([field, known]): [MappedField, string][] => {
    const keys = known.split(' ');
    const findBy = (nameOf: (column: string) => string) =>
      keys.flatMap((key) => columns.find((each) => nameOf(each) === key) ?? [])[0];
    const column =
      findBy(keyOf) ?? findBy(withoutCourse) ?? findBy((each) => bareKeyOf(each, field));
    return column === undefined ? [] : [[field, column]];
  });
  const mapping = found.flatMap(([field, column]): [MappedField, unknown][] => {
    if (keyOf(column) === 'ispaid') return [[field, { column, not: true }]];
    if (field !== 'minutes' && field !== 'workload') return [[field, column]];
    if (!isNumeric(records, column)) return [['workload', column]];
    const unit = unitIn(column);
    if (unit === null)
      open.push(`'${column}' has numbers: say in 'unit' of 'minutes' what they are`);
    return unit === null ? [] : [['minutes', { column, unit }]];
  });
  const of = Object.fromEntries(mapping);
  const price = found.find(([field]) => field === 'price')?.[1];
  if (price !== undefined && of['currency'] === undefined && isNumeric(records, price))
    open.push(`'${price}' has no currency: say it, as "currency": { "value": "USD" }`);
  if (of['id'] === undefined && of['url'] !== undefined) of['id'] = of['url'];
  for (const needed of ['title', 'url'])
    if (of[needed] === undefined) open.push(`No column is called like a ${needed}`);
  return { mapping: of, open };
}
