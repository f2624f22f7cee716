import { createMemoryCatalogue, emptyQuery } from '@aulario/course-data';
import { inCatalogueOrder } from '@aulario/course-data/documents';
import { readDefault } from '@aulario/feeds';
import { readPageTexts } from '@aulario/prerender/build/pageTexts.ts';
import { listQuestions } from '@aulario/prerender/pages/addresses/listQuestions.ts';
import { defaultLimits } from '@aulario/prerender/pages/buildSettings.ts';
import { foldQuestion } from '@aulario/prerender/start/preparedAnswers.ts';
import { realQueries } from '@aulario/search-eval/relevance';
import { expect, it } from 'vitest';

const courses = inCatalogueOrder((await readDefault()).map(({ course }) => course));
const catalogue = createMemoryCatalogue(courses);
const queries = realQueries(courses);
const textOf = readPageTexts();

/** The judged queries in a language, and those of them whose answer the build writes. */
async function preparedIn(language: 'es' | 'en') {
  const asked = queries.filter((query) => query.language === language);
  const questions = await listQuestions(catalogue, courses, {
    language,
    nameOf: (category) => textOf(`category.${category}`, language),
    maxQuestions: defaultLimits.answers,
  });
  const listed = new Set(questions.map(({ text }) => foldQuestion(text)));
  const prepared = [];
  for (const query of asked.filter(({ text }) => listed.has(foldQuestion(text)))) {
    const { text } = query;
    const found = await catalogue.search({ ...emptyQuery, text, language });
    const isWhole = found.correction === null && found.omittedWords.length === 0;
    if (found.total > 0 && isWhole) prepared.push(query);
  }
  return { asked, prepared };
}

it('has an answer prepared for 60 % of the judged queries, of which it knows none', async () => {
  const [spanish, english] = [await preparedIn('es'), await preparedIn('en')];
  const share = (isCounted: (query: (typeof queries)[number]) => boolean) => {
    const count = (all: typeof queries) => all.filter(isCounted).length;
    const prepared = count(spanish.prepared) + count(english.prepared);
    return prepared / (count(spanish.asked) + count(english.asked));
  };
  expect(share(() => true)).toBeGreaterThanOrEqual(0.6);
  expect(share(({ isSealed }) => isSealed)).toBeGreaterThanOrEqual(0.58);
  expect(share(({ language }) => language === 'es')).toBeGreaterThanOrEqual(0.62);
  expect(share(({ language }) => language === 'en')).toBeGreaterThanOrEqual(0.55);
}, 120_000);
