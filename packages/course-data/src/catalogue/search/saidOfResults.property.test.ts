import { foldText } from '@aulario/search';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { aCourse } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { emptyQuery } from '../port/catalogue.ts';

/** Words that lead to subjects, words of titles, and words that neither leads anywhere. */
const words = [
  ...[
    'ethical',
    'hacking',
    'hacker',
    'pictures',
    'fotos',
    'retratos',
    'planillas',
    'scrum',
    'money',
  ],
  ...['excel', 'python', 'guitarra', 'cocina', 'finanzas', 'music', 'negocios', 'quokka', 'basic'],
];
const subjects = ['Photography', 'Cybersecurity', 'Excel', 'Finance', 'Music', 'Agile', 'Cooking'];

const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...words), { minLength: 1, maxLength }).map((said) => said.join(' '));

const courseParts = fc.record({
  title: text(4),
  headline: fc.oneof(fc.constant(''), text(3)),
  subjects: fc.array(fc.constantFrom(...subjects), { maxLength: 2 }),
  language: fc.constantFrom('es-ES', 'en-US', null),
});

const saysAll = ({ title, headline, subjects: about }: Course, asked: string) => {
  const said = new Set(foldText([title, headline, ...about].join(' ')).split(' '));
  return foldText(asked)
    .split(' ')
    .every((word) => said.has(word));
};

it('what is told of results is true of every course: none says it, none has it with the rest', async () => {
  const told = { meaning: 0, omitted: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(courseParts, { minLength: 1, maxLength: 12 }),
      fc.array(text(3), { minLength: 30, maxLength: 30 }),
      fc.constantFrom('es' as const, 'en' as const),
      async (parts, queries, language) => {
        const courses = parts.map((part, place) => aCourse({ ...part, id: `udemy:${place + 1}` }));
        const catalogue = createMemoryCatalogue(courses);
        for (const asked of queries) {
          const page = await catalogue.search({ ...emptyQuery, text: asked, language });
          const { meaning, omittedWords, correction } = page;
          if (meaning !== null) {
            told.meaning += 1;
            expect(courses.filter((course) => saysAll(course, meaning.asked))).toEqual([]);
          }
          if (omittedWords.length > 0 && correction === null) {
            told.omitted += 1;
            expect(courses.filter((course) => saysAll(course, asked))).toEqual([]);
          }
        }
      },
    ),
    { numRuns: 15, seed: 20261128 },
  );
  // Both sentences were told often enough to be judged.
  expect(Math.min(told.meaning, told.omitted)).toBeGreaterThan(10);
}, 60_000);
