// @vitest-environment node

import { courseDocument, courseLexicon } from '@aulario/course-data/documents';
import { sampleCourses } from '@aulario/course-data/testing';
import { buildIndex, joinIndex, openIndex } from '@aulario/search';
import { describe, expect, it } from 'vitest';

const index = openIndex(joinIndex(buildIndex(sampleCourses.map(courseDocument), courseLexicon())));

async function found(text: string) {
  const answer = await index.search(text);
  return answer.rank(0, answer.total).flatMap(({ document }) => sampleCourses[document] ?? []);
}
const titles = async (text: string) => (await found(text)).map((course) => course.title);

describe('the sample catalogue', () => {
  it('finds the C/C++ list, and only it, for c++', async () => {
    expect((await found('c++')).map((course) => course.subjects)).toEqual(
      Array(11).fill(['C/C++']),
    );
    expect(await titles('C++')).toEqual(await titles('c++'));
    const list = sampleCourses.slice(11, 22).map((course) => course.title);
    expect(await titles('c/c++')).toEqual(list);
    expect((await titles('c')).slice(0, 11).toSorted()).toEqual(list.toSorted());
  });

  it.each(['c', 'c++'])(
    'puts first what says %s itself, where the list has two names',
    async (text) => {
      const saysIt = (title: string) =>
        title
          .toLowerCase()
          .split(/[ :]|c\//)
          .includes(text);
      const found = (await titles(text)).slice(0, 11).map(saysIt);
      expect(found.filter(Boolean).length).toBeGreaterThan(3);
      expect(found).toEqual(found.toSorted().toReversed());
    },
  );

  it('finds the Python list first for python', async () => {
    const list = sampleCourses.slice(0, 11).map((course) => course.title);
    expect((await titles('python')).slice(0, 11)).toEqual(list);
    expect((await titles('Curso de PYTHON')).slice(0, 11)).toEqual(list);
    expect((await titles('python')).length).toBeGreaterThan(11);
  });

  it.each(['pyton', 'pyhton', 'pythn', 'pythom'])('forgives %s', async (typo) => {
    const best = (await found(typo)).slice(0, 11);
    expect(best.map(({ subjects }) => subjects[0])).toEqual(Array(11).fill('Python'));
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
  ])('finds by %s the course «%s»', async (text, title) => {
    expect(await titles(text)).toContain(title);
  });

  it('gives the same for ñ and n', async () => {
    expect(await titles('diseño')).toEqual(await titles('diseno'));
  });

  it('finds every course by its own title', async () => {
    for (const { id, title } of sampleCourses) expect((await found(title))[0]?.id).toBe(id);
  });

  it.each(['c#', '.net', 'xyzzy', '«»', '+++'])('finds nothing for %s', async (text) => {
    expect(await found(text)).toEqual([]);
  });
});
