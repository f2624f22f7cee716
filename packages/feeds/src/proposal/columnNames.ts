import { type FeedRecord, isRecord } from '@aulario/course-data/reading';
import { foldText } from '@aulario/search';
import type { MappedField } from '../providers/mapping.ts';

/** What columns are usually called in English, Spanish, Portuguese, German and French, as `keyOf` writes it. */
export const columnNames: readonly (readonly [field: MappedField, columns: string])[] = [
  ['id', 'id courseid code identificador codigo guid kursid key sku uuid'],
  [
    'title',
    'title name coursetitle coursename course fullname titulo nombre curso nome titel kurstitel titre intitule nom produto producto key',
  ],
  [
    'url',
    'url link courseurl courselink href enlace permalink marketingurl merchantdeeplink deeplink externalurl lien slug handle path',
  ],
  [
    'institution',
    'institution university universityname organization organizationname organisation organisationname school faculty courseorganization partner universidad institucion instituicao hochschule organisme etablissement',
  ],
  [
    'instructors',
    'instructor instructors visibleinstructors teacher teachers author authors instructores profesor profesores docente docentes formador impartidopor profesorado educator educators tutor tutors dozent dozenten enseignant enseignants',
  ],
  [
    'language',
    'language languages lang taughtin locale localetitle languageofinstruction idioma sprache langue',
  ],
  ['subtitles', 'subtitles subtitlelanguages coursesubtitles subtitulos legendas'],
  [
    'level',
    'level difficulty coursedifficulty difficultylevel instructionallevel leveltype courselevel studylevel nivel dificultad niveau',
  ],
  [
    'category',
    'category categories maintype subcategory subject producttype merchantcategory categoryprimary topic subjectarea categoria categorias subcategoria area kategorie categorie',
  ],
  [
    'subjects',
    'subjects topics tags skills keywords courseskills temas etiquetas palabrasclave palavraschave motscles schlagworte',
  ],
  [
    'price',
    'currentprice priceafterdiscount pricewithdiscount discountprice saleprice price regularprice variantprice searchprice pricesale priceretail priceamount pricingamount pricedetailamount fee cost costo coste precio preco preis kosten prix tarif',
  ],
  [
    'currency',
    'currency pricecurrency pricingcurrency pricedetailcurrency moneda moeda wahrung devise',
  ],
  ['isFree', 'isfree free gratis ispaid'],
  [
    'paidEvery',
    'billingperiod billinginterval paymentfrequency paymentinterval subscriptionperiod subscriptioncostperiod recurring',
  ],
  [
    'saleStarts',
    'datesalepricestarts salepricedatesfrom salepricestartdate salestart salestartdate salebegindate salestarts salepriceeffectivedate',
  ],
  [
    'saleEnds',
    'datesalepriceends salepricedatesto salepriceenddate saleend saleenddate saleends salepriceeffectivedate',
  ],
  [
    'hasCertificate',
    'hascertificate hascertificates certificate iscertified certificateavailable certificado constancia zertifikat certificat',
  ],
  [
    'rating',
    'rating avgrating averagerating ratingavg ratingaverage reviewsavg stars valoracion puntuacion calificacion nota avaliacao bewertung note',
  ],
  [
    'ratingCount',
    'numreviews reviews reviewscount reviewcount ratingcount numratings reviewsnum valoraciones opiniones avaliacoes bewertungen avis',
  ],
  [
    'learners',
    'numsubscribers subscribers users students enrolled nenrolled learners studentsenrolled enrolledstudents enrollment enrollments alumnos alunos estudiantes inscritos teilnehmer inscrits',
  ],
  [
    'workload',
    'minutes minutos contentduration totalhours hours horas stunden heures duration durationseconds duracion duracao cargahoraria dauer duree length effort workload hoursperweek weeklyhours expectedduration timerequired timetopass timetocomplete studytime time contentinfo',
  ],
  ['lectures', 'numlectures lectures numpublishedlectures lecciones'],
  [
    'published',
    'published publishedtime publishedtimestamp publicado fechadepublicacion datedepublication pubdate',
  ],
  [
    'updated',
    'updated updatedat lastupdate lastupdated lastupdatedate lastmodified timemodified actualizado ultimaactualizacion fechadeactualizacion fechaactualizacion datademodificacao datedemiseajour aktualisiertam',
  ],
];

const countWords = /^(?:num(?:ber|ero)?|no|nb|total|anzahl)(?:of|de)?|(?:count|num)$/g;

/** Of several columns for one list. */
export const numberBehind = /\d+$/;

const counts: ReadonlySet<MappedField> = new Set(['ratingCount', 'learners', 'lectures']);

/** A name without what is in brackets behind it, which is a unit, and without prefixes, which are XML's. '#' is a number. */
const keyOf = (column: string) =>
  foldText(column.replace(/\(.*\)|(?:^|\.)\w+:/g, '').replace('#', 'num')).replace(
    /[^a-z0-9]/g,
    '',
  );

/** 'course_title', 'Nombre del curso', 'nom_du_cours', 'Name of the course'. */
const ofCourse =
  /^(?:course|curso|product)|(?:del?|do|du|of(?:the)?|des)(?:course|curso|cours|kurs(?:es)?|product)$/g;

const withoutCourse = (column: string) => keyOf(column).replace(ofCourse, '');

/** A length's name without its unit: 'duration_minutes', 'length_in_hours', 'video_hours'. */
const unitBehind =
  /(?<=.)(?:in|en)?(?:minutes|mins?|minutos|minuten|hours|hrs|horas|stunden|heures|seconds|secs?|segundos|sekunden|weeks|semanas|wochen|semaines)$/;

/** The words that others write around a name: 'students_count', 'duration_minutes', 'Instructor 2'. */
const wordsAround = (field: MappedField): RegExp => {
  if (field === 'workload') return unitBehind;
  return counts.has(field) ? countWords : numberBehind;
};

/** A column's name without the words that others write around it. */
const bareKeyOf = (column: string, field: MappedField): string =>
  withoutCourse(column).replace(wordsAround(field), '');

/** The last names of a path: 'stats.rating.avg', 'rating.avg', 'avg'. */
const endsOf = (path: string): string[] =>
  path.split('.').map((_, index, names) => names.slice(index).join('.'));

/** The columns called like a fact, by the names above in their order; of a path its end counts, too. */
export function columnsCalled(field: MappedField, columns: readonly string[]): string[] {
  const known = columnNames.find(([each]) => each === field)?.[1].split(' ') ?? [];
  const spellings = [keyOf, withoutCourse, (column: string) => bareKeyOf(column, field)];
  const found = [0, 1, 2].flatMap((depth) =>
    spellings.flatMap((nameOf) =>
      known.flatMap((name) =>
        columns.filter((column) => {
          const end = endsOf(column)[depth];
          return end !== undefined && nameOf(end) === name;
        }),
      ),
    ),
  );
  return [...new Set(found)];
}

const maxDepth = 3;

/** The columns of a record; those of JSON that lie deeper as paths. */
export const columnsOf = (record: FeedRecord, depth = 1): string[] =>
  Object.entries(record).flatMap(([name, value]) =>
    isRecord(value) && depth < maxDepth
      ? columnsOf(value, depth + 1).map((inner) => `${name}.${inner}`)
      : [name],
  );
