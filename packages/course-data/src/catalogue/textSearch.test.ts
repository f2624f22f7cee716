// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Course } from '../course/course.ts';
import { sampleCourses } from '../samples/sampleCourses.ts';
import { aCourse } from '../testing/builders.ts';
import { createTextSearch } from './textSearch.ts';

const finderOf = (courses: readonly Course[]) => {
  const find = createTextSearch(courses);
  return (text: string) => [...find(text).keys()].flatMap((place) => courses[place] ?? []);
};
const search = finderOf(sampleCourses);
const titles = (text: string) => search(text).map((course) => course.title);
const subjectOf = (text: string, count: number) =>
  search(text)
    .slice(0, count)
    .map((course) => course.subjects[0]);

function searchTitles(text: string, ...all: string[]): string[] {
  const courses = all.map((title, index) =>
    aCourse({ id: `udemy:${index + 1}`, title, headline: '', instructors: [] }),
  );
  return finderOf(courses)(text).map((course) => course.title);
}

describe('ranking', () => {
  it('puts exact before prefix before fuzzy, whatever the scores', () => {
    const fuzzy = 'Pinto pinto pinto';
    const prefix = 'Pintadas pintadas';
    const exact = 'A very long title in which many other words stand around, to score low: pinta';
    expect(searchTitles('pinta', fuzzy, prefix, exact)).toEqual([exact, prefix, fuzzy]);
  });

  it('holds for generated catalogues', () => {
    const word = fc.constantFrom('excel', 'excels', 'excelente', 'exces', 'otro', 'curso', 'texto');
    const title = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
    const tierOf = (text: string) => {
      const words = text.split(' ');
      if (words.includes('excel')) return 0;
      return words.some((one) => one.startsWith('excel')) ? 1 : 2;
    };
    fc.assert(
      fc.property(fc.array(title, { maxLength: 12 }), (all) => {
        const tiers = searchTitles('excel', ...all).map(tierOf);
        expect(tiers).toEqual(tiers.toSorted());
        expect(tiers.filter((tier) => tier < 2)).toHaveLength(
          all.filter((text) => tierOf(text) < 2).length,
        );
      }),
    );
  });

  it('wants all words, and any only when no course has all', () => {
    expect(searchTitles('redes python', 'Python', 'Redes', 'Redes con Python')).toEqual([
      'Redes con Python',
    ]);
    expect(searchTitles('redes python', 'Python', 'Canto', 'Redes')).toEqual(['Python', 'Redes']);
  });

  it('keeps the order of the catalogue among equals', () => {
    expect(searchTitles('uno', 'Uno a', 'Uno b', 'Uno c')).toEqual(['Uno a', 'Uno b', 'Uno c']);
  });
});

describe('the sample catalogue', () => {
  it('finds the C/C++ list, and only it, for c++', () => {
    expect(search('c++').map((course) => course.subjects)).toEqual(Array(11).fill(['C/C++']));
    expect(titles('C++')).toEqual(titles('c++'));
    expect(titles('c/c++')).toEqual(titles('c++'));
    expect(titles('c').slice(0, 11)).toEqual(titles('c++'));
  });

  it('finds the Python list first for python', () => {
    const list = sampleCourses.slice(0, 11).map((course) => course.title);
    expect(titles('python').slice(0, 11)).toEqual(list);
    expect(titles('Curso de PYTHON').slice(0, 11)).toEqual(list);
    expect(titles('python').length).toBeGreaterThan(11);
  });

  it.each(['pyton', 'pyhton', 'pythn', 'pythom'])('forgives %s', (typo) => {
    expect(subjectOf(typo, 11)).toEqual(Array(11).fill('Python'));
  });

  it.each([
    ['fotografia', 'Fundamentos de fotografía documental'],
    ['programacion', 'Programación para todos (empezando con Python)'],
    ['diseno', 'Diseño de Jardines'],
    ['negosiacion', 'Estrategias y estilos de negociación'],
    ['photoshp', 'Photoshop: una herramienta para presentaciones innovadoras'],
    ['exel', 'Excel: gestión de datos'],
    ['node.js', 'AWS Lambda with Node.Js'],
    ['nodejs', 'AWS Lambda with Node.Js'],
    ['michigan', 'Programación para todos (empezando con Python)'],
    ['severance', 'Programación para todos (empezando con Python)'],
    ['avinash jain', 'Introduction To Python Programming'],
    ['coursera react', 'Developing Front-End Apps with React'],
    ['huerta org', 'Mi propia huerta orgánica'],
    ['jardinería', 'Mi propia huerta orgánica'],
    ['fotografía', 'Master Photography Techniques'],
  ])('finds by %s the course «%s»', (text, title) => {
    expect(titles(text)).toContain(title);
  });

  it('gives the same for ñ and n', () => {
    expect(titles('diseño')).toEqual(titles('diseno'));
  });

  it('finds every course by its own title', () => {
    const missed = sampleCourses.filter((course) => search(course.title)[0]?.id !== course.id);
    expect(missed).toEqual([]);
  });

  it.each(['c#', '.net', 'xyzzy', '«»', '+++'])('finds nothing for %s', (text) => {
    expect(search(text)).toEqual([]);
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const found = search(text).map((course) => course.id);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
