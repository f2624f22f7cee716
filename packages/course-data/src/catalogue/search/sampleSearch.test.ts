import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { buildSearchIndex } from '../indexing/buildSearchIndex.ts';
import { inCatalogueOrder } from '../order/catalogueOrder.ts';

const courses = inCatalogueOrder(sampleCourses);
const index = buildSearchIndex(courses);

async function search(text: string, language: 'es' | 'en' = 'es') {
  const answer = await index.search(text, { language });
  return answer.rank(0, courses.length).flatMap(({ document }) => courses[document] ?? []);
}

const titles = async (text: string, language: 'es' | 'en' = 'es') =>
  (await search(text, language)).map((course) => course.title);
const subjectOf = async (text: string, count: number) =>
  (await search(text)).slice(0, count).map((course) => course.subjects[0]);

describe('the sample catalogue', () => {
  it.each([
    ['python3', 'python 3'],
    ['excel2019', 'excel 2019'],
    ['java8', 'java 8'],
  ])('reads «%s» as a name and its version', async (text, parted) => {
    const { total, correction } = await index.search(text);
    expect(total).toBeGreaterThan(0);
    expect([total, correction?.to]).toEqual([(await index.search(parted)).total, parted]);
  });

  it('finds the C/C++ list, and only it, for c++', async () => {
    expect((await search('c++')).map((course) => course.subjects)).toEqual(
      Array(11).fill(['C/C++']),
    );
    expect(await titles('C++')).toEqual(await titles('c++'));
    const list = (await titles('c++')).toSorted();
    expect((await titles('c/c++')).toSorted()).toEqual(list);
    expect((await titles('c')).slice(0, 11).toSorted()).toEqual(list);
  });

  it.each(['c', 'c++'])(
    'ranks courses with %s itself first when the list has two names',
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
    expect((await titles('python', 'en')).slice(0, 11)).toEqual(list);
    expect((await titles('Curso de PYTHON', 'en')).slice(0, 11)).toEqual(list);
    expect(await titles('python', 'en').then(({ length }) => length)).toBeGreaterThan(11);
  });

  it('puts the reader’s language first among equals', async () => {
    const languages = (await search('python')).slice(0, 3).map((course) => course.language);
    expect(languages).toEqual(['es-ES', 'es-ES', expect.stringMatching(/^en/)]);
  });

  it('puts the reader’s language first where courses are nearly as good', async () => {
    const spanish = 'Fundamentos de fotografía documental';
    const english = 'Master Photography Techniques';
    expect((await titles('fotografía de bodas')).slice(0, 2)).toEqual([spanish, english]);
    expect((await titles('wedding photography', 'en')).slice(0, 2)).toEqual([english, spanish]);
  });

  it.each(['pyton', 'pyhton', 'pythn', 'pythom'])('tolerates %s', async (typo) => {
    expect(await subjectOf(typo, 11)).toEqual(Array(11).fill('Python'));
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

  it('returns the same for ñ and n', async () => {
    expect(await titles('diseño')).toEqual(await titles('diseno'));
  });

  it('finds every course by its own title', async () => {
    for (const { title, id } of sampleCourses) {
      expect((await search(title))[0]?.id, title).toBe(id);
    }
  });

  it.each(['c#', '.net', 'xyzzy', '«»', '+++'])('finds nothing for %s', async (text) => {
    expect(await search(text)).toEqual([]);
  });

  it('survives any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (text) => {
        const found = (await search(text)).map((course) => course.id);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
