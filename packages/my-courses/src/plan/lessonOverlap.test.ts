import { type CourseDetails, noDetails } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { isOverlapUnknown, lessonOverlap, repeatedLessons } from './lessonOverlap.ts';

const courseOf = (titles: readonly string[]): CourseDetails => ({
  ...noDetails('udemy:1'),
  curriculum: [
    { title: null, minutes: null, lectures: titles.map((title) => ({ title, minutes: null })) },
  ],
});

const things = (
  'listas tuplas diccionarios conjuntos cadenas números ficheros módulos paquetes clases herencia ' +
  'funciones decoradores generadores excepciones pruebas hilos sockets consultas índices vistas ' +
  'gráficas matrices vectores regresión árboles redes neuronas capas imágenes sonidos acordes'
).split(' ');
const acts = 'Crear Ordenar Leer Guardar Comparar Dibujar Filtrar Unir Medir Repartir'.split(' ');
const ends = [
  'paso a paso',
  'con ejemplos',
  'en un proyecto real',
  'sin errores',
  'con rapidez',
  'desde cero',
];

/** Every lesson that these words can name, no two alike. */
const allTitles = acts.flatMap((act) =>
  things.flatMap((thing) => ends.map((end) => `${act} ${thing} ${end}`)),
);

/** The same lesson as another course may write it: numbered, in other letters, with a word more. */
const reworded = (title: string, index: number): string =>
  [
    title,
    `${String(index)}. ${title}`,
    title.toUpperCase(),
    `Lección ${String(index)}: ${title}`,
    `${title} (práctica)`,
  ][index % 5] ?? title;

test('planted overlaps are found again, at most 5 points away on average', () => {
  const errors: number[] = [];
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 60 }),
      fc.nat(100),
      fc.shuffledSubarray(allTitles, { minLength: 140, maxLength: 140 }),
      (count, share, titles) => {
        const planted = Math.round((count * share) / 100);
        const one = titles.slice(0, count);
        const own = titles.slice(count, count + count - planted);
        const other = [...one.slice(0, planted).map(reworded), ...own];
        const found = lessonOverlap(courseOf(other), courseOf(one)) ?? -1;
        errors.push(Math.abs(found - planted / count) * 100);
      },
    ),
    { numRuns: 300, seed: 15 },
  );
  const mean = errors.reduce((sum, each) => sum + each, 0) / errors.length;
  expect(mean).toBeLessThanOrEqual(5);
});

it('is not known where either course names too few lessons', () => {
  const many = courseOf(allTitles.slice(0, 20));
  expect(lessonOverlap(noDetails('udemy:2'), many)).toBeNull();
  expect(lessonOverlap(many, courseOf(['Listas', 'Tuplas']))).toBeNull();
  expect(lessonOverlap(many, many)).toBe(1);
});

it('names the earlier courses with the same lessons, in tenths', () => {
  const [own, same, other] = ['own', 'same', 'other'].map((id) => aCourse({ id }));
  if (!own || !same || !other) throw new Error('no courses');
  const details = new Map([
    ['own', courseOf(allTitles.slice(0, 20))],
    ['same', courseOf(allTitles.slice(0, 10))],
    ['other', courseOf(allTitles.slice(-20))],
  ]);
  const [repeated, ...rest] = repeatedLessons(own, [same, other], details);
  expect(repeated?.course).toBe(same);
  expect(repeated?.share).toBe(Math.round((repeated?.share ?? 0) * 10) / 10);
  expect(rest).toEqual([]);
  expect(isOverlapUnknown([own, same], details)).toBe(false);
  expect(isOverlapUnknown([own, aCourse({ id: 'unknown' })], details)).toBe(true);
  expect(isOverlapUnknown([aCourse({ id: 'unknown' })], details)).toBe(false);
});
