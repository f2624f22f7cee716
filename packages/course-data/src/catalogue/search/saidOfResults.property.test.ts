import { foldText, relatedTerms } from '@aulario/search';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Course } from '../../course/course.ts';
import { aCourse } from '../../testing/builders.ts';
import { createMemoryCatalogue } from '../memory/memoryCatalogue.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';
import { subjectNames } from '../subjects/subjectNames.ts';

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

/** The single words that lead to one of the subjects; titles say a few of them. */
const leading = relatedTerms
  .filter(({ leadTo }) =>
    leadTo.flat().some((name) => subjects.some((subject) => foldText(subject) === foldText(name))),
  )
  .flatMap(({ terms }) => terms)
  .filter((term) => /^\p{L}+$/u.test(term));

/** Words that no course says, but a reader who means one of the others does. */
const misspelt = ['excell', 'pyton', 'guitara', 'finansas', 'hackng', 'retratoss'];

const oneOfWords = fc.constantFrom(...words);
const oneThatLeads = fc.constantFrom(...leading);

const text = (maxLength: number) =>
  fc
    .array(fc.oneof({ arbitrary: oneOfWords, weight: 9 }, { arbitrary: oneThatLeads, weight: 1 }), {
      minLength: 1,
      maxLength,
    })
    .map((said) => said.join(' '));

const query = fc.oneof(
  fc
    .array(fc.constantFrom(...words, ...words, ...misspelt), { minLength: 1, maxLength: 3 })
    .map((said) => said.join(' ')),
  oneThatLeads,
  fc.tuple(oneThatLeads, fc.oneof(oneOfWords, oneThatLeads)).map((said) => said.join(' ')),
);

const courseParts = fc.record({
  title: text(4),
  headline: fc.oneof(fc.constant(''), text(3)),
  subjects: fc.array(fc.constantFrom(...subjects), { maxLength: 2 }),
  language: fc.constantFrom('es-ES', 'en-US', null),
});

const foldedWords = (said: string) => foldText(said).split(' ');

const saysAll = ({ title, headline, subjects: about }: Course, asked: string) => {
  const said = new Set(foldedWords([title, headline, ...about].join(' ')));
  return foldedWords(asked).every((word) => said.has(word));
};

/** Whether a course is about this: its title says it, or it is a name of one of its subjects. */
const isAbout = ({ title, subjects: about }: Course, what: string) => {
  const said = new Set(foldedWords([title, ...about.flatMap(subjectNames)].join(' ')));
  return foldedWords(what).every((word) => said.has(word));
};

it('what the notices say of results is true: none says it, these are about that, none has it with the rest, nothing said was corrected', async () => {
  const counts = { meaning: 0, omitted: 0, corrected: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(courseParts, { minLength: 1, maxLength: 12 }),
      fc.array(query, { minLength: 30, maxLength: 30 }),
      fc.constantFrom('es' as const, 'en' as const),
      async (parts, queries, language) => {
        const courses = parts.map((part, place) => aCourse({ ...part, id: `udemy:${place + 1}` }));
        const catalogue = createMemoryCatalogue(courses);
        for (const asked of queries) {
          const page = await catalogue.search({ ...emptyQuery, text: asked, language });
          const { meaning, omittedWords, correction, results } = page;
          if (meaning !== null) {
            counts.meaning += 1;
            expect(courses.filter((course) => saysAll(course, meaning.asked))).toEqual([]);
            expect(
              results.slice(0, 1).filter(({ course }) => isAbout(course, meaning.found)),
            ).toEqual(results.slice(0, 1));
          }
          if (omittedWords.length > 0) {
            counts.omitted += 1;
            const read = correction?.to ?? asked;
            expect(courses.filter((course) => saysAll(course, read))).toEqual([]);
          }
          if (correction !== null) {
            counts.corrected += 1;
            const kept = new Set(foldedWords(correction.to));
            const replaced = foldedWords(asked).filter((word) => !kept.has(word));
            const isSaid = (word: string) => courses.some((course) => saysAll(course, word));
            expect(replaced.filter(isSaid)).toEqual([]);
          }
          const searched = foldedWords(correction?.to ?? asked);
          const guessed = (results[0]?.match?.words ?? [])
            .filter(({ kind, asked: word }) => kind === 'fuzzy' || misspelt.includes(word))
            .filter(({ kind }) => kind !== 'related')
            .map(({ asked: word }) => word);
          expect(guessed.filter((word) => searched.includes(word))).toEqual([]);
        }
      },
    ),
    { numRuns: 15, seed: 20261128 },
  );
  // Each notice came often enough to be judged.
  expect(counts.meaning).toBeGreaterThan(150);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(10);
}, 60_000);
