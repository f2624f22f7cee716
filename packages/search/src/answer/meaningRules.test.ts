import { describe, expect, it } from 'vitest';
import { ask, titles } from '../testing/askDocuments.ts';

describe('names of their own', () => {
  it('puts the courses that say one before those that only have its subject', async () => {
    const { found } = await ask('lightroom', [
      { title: 'The lens', subjects: ['Photography'] },
      { title: 'Lightroom for weddings', subjects: ['Design'] },
    ]);
    expect(found.map((one) => one?.title)).toEqual(['Lightroom for weddings', 'The lens']);
  });
});

it('reads words of phrasing and of facets as a name that they are together', async () => {
  const compost = { title: 'Compost en casa', language: 'es' };
  const remote = { title: 'Work from home', language: 'en' };
  const { found } = await ask('trabajar desde casa', [compost, remote], { language: 'es' });
  expect(found.map((one) => one?.title)).toEqual([remote.title]);
  const { answer } = await ask('engine starters', [{ title: 'Engine starters' }]);
  expect(answer.facetMentions).toEqual([]);
  expect((await ask('fish starters', [{ title: 'Fish' }])).answer.facetMentions).toHaveLength(1);
});

it('takes an inflection for no institution', async () => {
  const all = [{ title: 'Fish', institution: ['Technology Institute'] }];
  expect((await ask('technologies', all)).found).toEqual([]);
  expect((await ask('technology', all)).found).toHaveLength(1);
});

it('takes the name of a subject for no beginning of a word, unless it is still being typed', async () => {
  const all = [{ title: 'Excellence' }, { title: 'Tables', subjects: ['Excel'] }];
  expect((await ask('excel', all)).found).toEqual([expect.objectContaining(all[1])]);
  expect((await ask('excel', all, { isTyping: true })).found).toHaveLength(2);
});

it('completes a word that is still being typed with the most frequent words only', async () => {
  const frequent = ['prod', 'proe', 'prof', 'prog', 'proh', 'proj'];
  const all = [...frequent, ...frequent, 'proa'].map((title) => ({ title }));
  expect((await ask('pro', all)).found).toHaveLength(13);
  expect((await ask('pro', all, { isTyping: true })).found).toHaveLength(12);
});

it('takes a known name of several words for no person', async () => {
  const all = [{ title: 'Fish', instructors: ['The Machine Learning'] }];
  expect((await ask('machine learning', all)).found).toEqual([]);
  expect((await ask('machine', all)).found).toHaveLength(1);
});

it('corrects a word without its end together with a misspelt one, and no word that is known', async () => {
  const correctionOf = async (text: string, title: string) =>
    (await ask(text, [{ title, language: 'en' }])).answer.correction?.to;
  expect(await correctionOf('machin lerning', 'Machine learning')).toBe('machine learning');
  expect(await correctionOf('machin learning', 'Machine learning')).toBe('machine learning');
  expect(await correctionOf('picture editng', 'Pictures: editing')).toBe('picture editing');
});

it.each([
  ['javscript developement', 'JavaScript development', 'javascript development'],
  ['guitara para niños', 'Guitarra para niños', 'guitarra para niños'],
  ['yoga beginer', 'Yoga for beginners', 'yoga beginners'],
  // A plural, another gender, and a word without its end may be inflections.
  ['guitarras', 'Guitarra', undefined],
  ['dibujos antiguas', 'Dibujos antiguos', undefined],
  ['canta', 'Cantar', undefined],
])('says of «%s» whether a word is misspelt within, and no inflection', async (text, title, to) => {
  expect((await ask(text, [{ title, language: 'es' }])).answer.correction?.to).toBe(to);
});

it('takes a misspelt name for what the query is about where nothing has its other words', async () => {
  const all = [{ title: 'Old Rome', subjects: ['History'] }];
  expect((await ask('histroy formulas', all)).answer).toMatchObject({
    total: 1,
    omittedWords: ['formulas'],
    correction: { to: 'history formulas' },
  });
});

it('answers a corrected text as if it had been typed', async () => {
  const all = [
    { title: 'The complete bootcamp', subjects: ['Python'] },
    { title: 'Python in a year' },
    { title: 'Python', subjects: ['Python'] },
  ];
  const typed = await ask('python', all);
  const misspelt = await ask('phyton', all);
  expect(misspelt.answer.correction?.to).toBe('python');
  expect(misspelt.found).toEqual(typed.found);
});

it.each([
  'wordpress without writing code',
  'wordpress without knowing how to code',
  'wordpress without having to learn programming',
  'wordpress sin programar',
  'wordpress sin tener que programar',
  'wordpress sin saber nada de programar',
])('takes what «%s» does without for no second subject', async (text) => {
  const all = [{ title: 'Code and write for WordPress' }, { title: 'WordPress' }];
  const { answer, found } = await ask(text, [...all, { title: 'Programar' }]);
  expect(found.map((one) => one?.title)).toContain('WordPress');
  expect(found.map((one) => one?.title)).not.toContain('Programar');
  expect(answer.omittedWords).toEqual([]);
});

it.each([
  ['tax', 'Business taxes'],
  ['red', 'Las redes informáticas'],
  ['redes', 'La red informática'],
])('finds a short word in another number: «%s», %s', async (text, title) => {
  const { found } = await ask(text, [{ title }, { title: 'Guitar' }]);
  expect(found.map((one) => one?.title)).toEqual([title]);
});

it('does not prefer what a text asks to do without', async () => {
  const { found } = await ask('guitar without math', [
    { title: 'Guitar and song' },
    { title: 'Guitar and math' },
  ]);
  expect(found[0]?.title).toBe('Guitar and song');
});

it('puts a title that says one of two names before what both lead to', async () => {
  const lens = { title: 'The lens', subjects: ['Photography'] };
  const said = { title: 'Great darkroom prints' };
  const { found } = await ask('lightroom presets darkroom prints', [lens, lens, lens, said]);
  expect(found.map((one) => one?.title)).toEqual([said.title, 'The lens', 'The lens', 'The lens']);
});

describe('words for who teaches', () => {
  it('give way to a name, unless a course says both', async () => {
    const named = { title: 'Python', instructors: ['Charles Severance'] };
    const { answer, found } = await ask('profesor severance', [named, { title: 'Profesor' }]);
    expect(found).toEqual([expect.objectContaining(named)]);
    expect(answer).toMatchObject({ omittedWords: [], correction: null });
    const both = { title: 'Profesor Severance' };
    expect((await ask('profesor severance', [named, both])).found[0]).toMatchObject(both);
  });
});

describe('what the lexicon says', () => {
  const about = (subject: string) => ({ title: 'One', subjects: [subject] });

  it('holds for a name as it is typed, not for its inflections', async () => {
    expect((await ask('lightroom', [about('Photography')])).found).toHaveLength(1);
    expect((await ask('lightrooms', [about('Photography')])).found).toEqual([]);
  });

  it('holds for several words together, also where it leads to what no course has', async () => {
    expect((await ask('puzzles', [about('History')])).found).toHaveLength(1);
    expect((await ask('checkmate puzzles', [about('History')])).found).toEqual([]);
  });

  it('leads nowhere only where no course says the word', async () => {
    expect((await ask('german museums', [{ title: 'German cars' }])).found).toHaveLength(1);
    expect((await ask('german museums', [{ title: 'Museums' }])).found).toEqual([]);
  });

  it('leads nowhere in half of a name, too', async () => {
    const others = ['Puzzles for children', 'Python', 'Excel', 'Music'].map((title) => ({ title }));
    expect((await ask('checkmate puzzles', others)).found).toEqual([]);
  });

  it('tells more in two words than in one', async () => {
    const all = [about('History'), about('Machine Learning')];
    const { answer, found } = await ask('puzzles and chemistry experiments', all);
    expect(found).toEqual([all[1]].map((one) => expect.objectContaining(one)));
    expect(answer.omittedWords).toEqual(['puzzles']);
  });

  it('corrects a word that no course has', async () => {
    const { answer, found } = await ask('pictuers', [about('Photography')]);
    expect(found).toHaveLength(1);
    expect(answer.correction).toEqual({ from: 'pictuers', to: 'pictures' });
    expect((await ask('zictures', [about('Photography')])).found).toEqual([]);
  });

  it('is read with its words of phrasing where no course says the others', async () => {
    const all = [about('Photography'), about('Python')];
    expect((await ask('great pictures', all)).found[0]).toMatchObject(all[0] ?? {});
    expect((await ask('make better pictures', all)).found[0]).toMatchObject(all[1] ?? {});
    const said = { title: 'Better pictures' };
    expect((await ask('make better pictures', [...all, said])).found[0]).toMatchObject(said);
  });

  it('is one word where it is typed as two', async () => {
    const { answer, found } = await ask('light room', [about('Photography'), { title: 'Rooms' }]);
    expect(answer.correction).toEqual({ from: 'light room', to: 'lightroom' });
    expect(found).toEqual([expect.objectContaining({ subjects: ['Photography'] })]);
    expect((await ask('light room', [{ title: 'Light room' }])).answer.correction).toBeNull();
  });

  it('is one word where it is typed as two with a typo', async () => {
    const { answer, found } = await ask('light rom', [about('Photography'), { title: 'Light' }]);
    expect(answer.correction).toEqual({ from: 'light rom', to: 'lightroom' });
    expect(found).toEqual([expect.objectContaining({ subjects: ['Photography'] })]);
  });

  it('is found by the name of its own that it holds, before what it leads to', async () => {
    const named = { title: 'Lightroom for weddings', subjects: ['Design'] };
    const { found } = await ask('lightroom presets', [about('Photography'), named]);
    expect(found.map((one) => one?.title)).toEqual([named.title, 'One']);
  });

  it('leaves out one word before a term of several', async () => {
    const history = { title: 'History', subjects: ['History'] };
    const { answer, found } = await ask('puzzles chemistry experiments', [
      about('Machine learning'),
      history,
    ]);
    expect(answer.omittedWords).toEqual(['puzzles']);
    expect(found[0]).toMatchObject({ subjects: ['Machine learning'] });
  });

  it('is two words where it is quoted, or one of them is excluded', async () => {
    const all = [about('Photography'), { title: 'Rooms' }];
    expect((await ask('"light room"', all)).found).toEqual([]);
    const { answer, found } = await ask('-light room', all);
    expect(answer.correction).toBeNull();
    expect(found).toEqual([expect.objectContaining({ title: 'Rooms' })]);
  });

  it('of the further terms is no misspelling', async () => {
    const all = [{ title: 'Numpi' }, { title: 'Python' }];
    const { answer, found } = await ask('numpy', all);
    expect(found[0]).toMatchObject({ title: 'Python' });
    expect(answer.correction).toBeNull();
    expect((await ask('numpu', [{ title: 'Numpi' }])).answer.correction?.to).toBe('numpi');
  });

  it('is met by a name of which the query has an inflection, beside what leads elsewhere', async () => {
    const all = [{ title: 'Machine learning', subjects: ['Photography'] }];
    const { answer } = await ask('machines learning pictures', all);
    expect(answer).toMatchObject({ total: 1, omittedWords: [] });
  });

  it('may be lacked where it only fills the sentence', async () => {
    const all = [about('Photography'), { title: 'Legal advice' }];
    for (const text of ['make sense of pictures', 'fotografía rápidamente']) {
      const { answer, found } = await ask(text, all);
      expect(found.map((one) => one?.title)).toEqual([all[0]?.title]);
      expect(answer.omittedWords).toEqual([]);
    }
    expect((await ask('pictures assembly', all)).answer.omittedWords).toEqual(['assembly']);
  });

  it('decides where a correction is said in a headline alone', async () => {
    const all = [{ title: 'Two', headline: 'with pictures' }, about('Photography')];
    const { answer, found } = await ask('pictuers', all);
    expect(found[0]).toMatchObject(all[1] ?? {});
    expect(answer.correction?.to).toBe('pictures');
  });
});

describe('a third language', () => {
  const all = [
    { title: 'Excel pour tous', language: 'fr' },
    { title: 'Excel con cuentas y más', language: 'es' },
    { title: 'Excel with accounts and more', language: 'en' },
  ];
  const languagesFor = async (language?: string) =>
    (await ask('excel', all, { language })).found.map((one) => one?.language);

  it('comes last, unless the reader reads it or nothing tells what they read', async () => {
    expect(await languagesFor('es')).toEqual(['es', 'en', 'fr']);
    expect(await languagesFor('en')).toEqual(['en', 'es', 'fr']);
    expect((await languagesFor('fr'))[0]).toBe('fr');
    expect((await languagesFor())[0]).toBe('fr');
  });
});

describe('facet values in titles', () => {
  const facetFit = async () => () => 0.5;

  it('ranks a title that names the value in other words before one that names none', async () => {
    const all = ['Painting animals', 'Painting for starters'];
    expect(await titles('painting desde cero', all)).toEqual(all);
    expect(await titles('painting desde cero', all, { facetFit })).toEqual(all.toReversed());
  });

  it('ranks it after a title with the typed words', async () => {
    const all = ['Painting for starters', 'Painting desde cero'];
    expect(await titles('painting desde cero', all, { facetFit })).toEqual(all.toReversed());
  });
});

it('finds the courses of an instructor whom a sentence names', async () => {
  const all = [
    { title: 'One', instructors: ['Ada Sol'] },
    { title: 'Teach', instructors: ['Ada Mar'] },
  ];
  const { answer, found } = await ask('what does ada sol teach', all);
  expect(found.map((one) => one?.title)).toEqual(['One']);
  expect(answer.omittedWords).toEqual(['teach']);
});

describe('what a subject is for', () => {
  const soups = { title: 'Cooking of soups', subjects: ['Cooking'] };
  const history = { title: 'Old times', subjects: ['History'] };
  const sewing = { title: 'Sewing at night' };

  it('is left out before the subject, though it is a subject, too', async () => {
    const chess = { title: 'Chess', subjects: ['Chess'] };
    const { found, answer } = await ask('cooking for chess', [chess, soups]);
    expect(found).toEqual([expect.objectContaining(soups)]);
    expect(answer.omittedWords).toEqual(['chess']);
  });

  it('is followed by the other courses of the subject', async () => {
    const nurses = { title: 'Nurses on the ward' };
    const both = { title: 'The cooking of the ward for nurses', subjects: ['Cooking'] };
    const { found } = await ask('cooking for nurses', [nurses, soups, both]);
    expect(found.map((one) => one?.title)).toEqual([both.title, soups.title]);
  });

  it('counts as much as the words before it where these name no subject', async () => {
    const { found } = await ask('sewing for history', [sewing, history]);
    expect(found).toEqual([expect.objectContaining(history)]);
  });
});

describe('a language', () => {
  const history = { title: 'Old times', subjects: ['History'] };
  const welsh = { title: 'Welsh: first words' };
  const languagesOf = async (text: string) =>
    (await ask(text, [history, welsh])).answer.facetMentions.map(({ value }) => value);

  it('after a subject is that of the courses', async () => {
    const { found, answer } = await ask('history welsh', [welsh, history]);
    expect(found).toEqual([expect.objectContaining(history)]);
    expect(answer.omittedWords).toEqual([]);
    expect(await languagesOf('history welsh')).toEqual(['cy']);
  });

  it('is the subject where it says what it is for', async () => {
    const { found, answer } = await ask('welsh for nurses', [{ title: 'Nurses' }, welsh]);
    expect(found).toEqual([expect.objectContaining(welsh)]);
    expect(answer.omittedWords).toEqual(['nurses']);
    expect(await languagesOf('welsh for nurses')).toEqual([]);
  });
});
