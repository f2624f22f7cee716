import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ask, titles } from '../testing/askDocuments.ts';

describe('ranking', () => {
  it('puts exact before prefix, whatever the scores, and corrects no word that is there', async () => {
    const fuzzy = 'Pinto pinto pinto';
    const prefix = 'Pintadas pintadas';
    const exact = 'A very long title in which many other words stand around, to score low: pinta';
    const typed = await titles('pinta', [fuzzy, prefix, exact], { isTyping: true });
    expect(typed).toEqual([exact, prefix]);
    expect(await titles('pinta', [fuzzy])).toEqual([fuzzy]);
  });

  it('does so in any catalogue, also for the second word', async () => {
    const word = fc.constantFrom('excel', 'excels', 'excelente', 'exces', 'otro', 'curso', 'texto');
    const title = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
    const tierOf = (text: string) => {
      const words = text.split(' ');
      if (words.includes('excel')) return 0;
      if (words.includes('excels')) return 1;
      return words.some((one) => one.startsWith('excel')) ? 2 : 3;
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(title, { maxLength: 12 }),
        fc.constantFrom('excel', 'texto excel'),
        async (all, text) => {
          const tiers = (await titles(text, all, { isTyping: true }))
            .filter((one) => text === 'excel' || one?.includes('texto'))
            .map((one) => tierOf(one ?? ''));
          expect(tiers).toEqual(tiers.toSorted());
          expect(tiers.filter((tier) => tier < 3)).toHaveLength(
            all.filter((one) => tierOf(one) < 3 && (text === 'excel' || one.includes('texto')))
              .length,
          );
        },
      ),
    );
  });

  it('requires all words, and only some when no course has all', async () => {
    const both = ['Python', 'Redes', 'Redes con Python'];
    expect(await titles('redes python', both)).toEqual(['Redes con Python']);
    expect(await titles('redes python', ['Python', 'Canto', 'Redes'])).toEqual(['Python', 'Redes']);
  });

  it('adds courses that lack a word of little weight where few have all', async () => {
    const piano = Array.from({ length: 60 }, () => 'Piano');
    const rare = ['Obras de Chopin al piano', 'Chopin'];
    expect(await titles('chopin piano', [...piano, ...rare])).toEqual(rare);
  });

  it('takes a single letter for itself only', async () => {
    expect(await titles('vitamina c', ['Vitaminas caseras', 'Vitamina C'])).toEqual(['Vitamina C']);
  });

  it('keeps the order of the catalogue among equals', async () => {
    expect(await titles('uno', ['Uno a', 'Uno b', 'Uno c'])).toEqual(['Uno a', 'Uno b', 'Uno c']);
  });

  it('puts the titles that say a subject first, then the other courses of it', async () => {
    const subjects = ['Photography'];
    const { found } = await ask(
      'photography',
      [
        { title: 'The lens', subjects, language: 'es' },
        { title: 'The lens', subjects, language: 'en' },
        { title: 'Photography for weddings', subjects, language: 'en' },
        { title: 'Photography of a market', language: 'en' },
      ],
      { language: 'en' },
    );
    expect(found.map((one) => `${one?.title} ${one?.language}`)).toEqual([
      'Photography for weddings en',
      'Photography of a market en',
      'The lens en',
      'The lens es',
    ]);
  });

  it('puts what a word leads to before the titles that only say the word', async () => {
    const { found } = await ask('pictures', [
      { title: 'Pictures of products with spreadsheets', subjects: ['Accounting'] },
      { title: 'Pictures at night', subjects: ['Photography'] },
      { title: 'The lens', subjects: ['Photography'] },
      { title: 'Pictures' },
    ]);
    expect(found.map((one) => one?.title)).toEqual([
      'Pictures',
      'Pictures at night',
      'The lens',
      'Pictures of products with spreadsheets',
    ]);
    const product = await ask('pictures product spreadsheets', [
      { title: 'The lens', subjects: ['Photography'] },
      { title: 'Pictures of products with spreadsheets', subjects: ['Accounting'] },
    ]);
    expect(product.found[0]?.title).toBe('Pictures of products with spreadsheets');
  });

  it('finds the other name of a subject only within one field', async () => {
    const { found } = await ask('aprendizaje automático', [
      { title: 'Learning to sew', headline: 'With a machine', subjects: ['Sewing'] },
      { title: 'Machine learning', subjects: ['Data'] },
    ]);
    expect(found.map((one) => one?.title)).toEqual(['Machine learning']);
  });

  it('prefers the title that says little else, and the words in their order', async () => {
    expect(await titles('redes python', ['Python y redes', 'Redes y Python, parte 2'])).toEqual([
      'Python y redes',
      'Redes y Python, parte 2',
    ]);
    expect((await titles('redes python', ['Python redes uno', 'Redes python uno']))[0]).toBe(
      'Redes python uno',
    );
  });
});

describe('languages', () => {
  const photography = [
    { title: 'Photography now', language: 'en-US' },
    { title: 'Fotografía hoy', language: 'es-ES' },
  ];

  it('finds courses in the other language, after those with the words as typed', async () => {
    const { found, answer } = await ask('fotografía', photography);
    expect(found.map((one) => one?.title)).toEqual(['Fotografía hoy', 'Photography now']);
    expect(answer.explain([0])[0]?.words).toMatchObject([
      {
        asked: 'fotografía',
        found: 'photography',
        kind: 'translation',
        fields: ['title'],
        share: 1,
      },
    ]);
    expect(answer.correction).toBeNull();
  });

  it('translates several words at once', async () => {
    const { answer, found } = await ask('machine learning', [
      { title: 'Aprendizaje automático' },
      { title: 'Aprendizaje' },
    ]);
    expect(found.map((one) => one?.title)).toEqual(['Aprendizaje automático']);
    expect(answer.explain([0])[0]?.words).toMatchObject([
      { asked: 'machine learning', found: 'aprendizaje', kind: 'translation', share: 0.5 },
      { asked: 'machine learning', found: 'automático', kind: 'translation', share: 0.5 },
    ]);
  });

  it('takes a word of a third language for no inflection of what was typed', async () => {
    const french = { title: 'Montage, édition complète', language: 'fr-FR' };
    const english = { title: 'Editorial design', language: 'en-US' };
    const { found } = await ask('edit', [french, english], { language: 'en' });
    expect(found.map((one) => one?.title)).toEqual([english.title, french.title]);
  });

  it.each(['es', 'en'])('ranks the user’s language first among equals: %s', async (language) => {
    const equals = [
      { title: 'Excel one', language: 'en-US' },
      { title: 'Excel uno', language: 'es-MX' },
    ];
    const { found } = await ask('excel', equals, { language });
    expect(found[0]?.language?.slice(0, 2)).toBe(language);
  });
});

describe('exact queries', () => {
  it('finds a phrase in a title, an instructor and a name, and nothing else', async () => {
    const { found } = await ask('"data science"', [
      { title: 'Science of data' },
      { title: 'Data and science' },
      { title: 'Applied data science' },
      { title: 'One', subjects: ['Data science'] },
      { title: 'Three', subjects: ['Science of data'], institution: ['Data for Science'] },
      { title: 'Two', instructors: ['Science Data'], headline: 'data science' },
    ]);
    expect(found.map((one) => one?.title)).toEqual(['Applied data science', 'One', 'Two']);
  });

  it('excludes words with a minus sign', async () => {
    const all = ['Python', 'Python con Excel', 'Python data science', 'Data python'];
    expect(await titles('python -excel', all)).not.toContain('Python con Excel');
    expect(await titles('python -"data science"', all)).toEqual([
      'Python',
      'Python con Excel',
      'Data python',
    ]);
    expect(await titles('-python', all)).toEqual([]);
  });

  it('corrects, completes and translates nothing when verbatim', async () => {
    const all = ['Python', 'Pythons', 'Pyton', 'Photography'];
    expect(await titles('python', all, { isVerbatim: true })).toEqual(['Python']);
    expect(await titles('fotografia', all, { isVerbatim: true })).toEqual([]);
  });
});

it('reports the correction, and marks the word that it found', async () => {
  const { answer } = await ask('curso de potografia básica', [{ title: 'Fotografía basica' }]);
  expect(answer.correction).toEqual({
    from: 'curso de potografia básica',
    to: 'curso de fotografía básica',
  });
  const [match] = answer.explain([0]);
  expect(match?.words.map(({ found, kind }) => [found, kind])).toEqual([
    ['fotografía', 'fuzzy'],
    ['basica', 'exact'],
  ]);
  expect(match?.words.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

it('does not mark what only phrases the query', async () => {
  const { answer } = await ask('learn photography', [{ title: 'Learn photography' }]);
  expect(answer.explain([0])[0]?.words.map(({ found }) => found)).toEqual(['photography']);
});

describe('the subject of a sentence', () => {
  it('is kept when words must be left out', async () => {
    const about = { title: 'Retratos', subjects: ['Photography'] };
    const aside = { title: 'Comportamiento organizacional' };
    const { found, answer } = await ask('comportamiento fotografía', [aside, about]);
    expect(found[0]).toMatchObject(about);
    expect(answer.omittedWords).toEqual(['comportamiento']);
  });

  it('ranks what is about it before what only says the word', async () => {
    const about = { title: 'Wedding pictures', subjects: ['Photography'] };
    const aside = { title: 'Pictures with Excel', subjects: ['Excel'] };
    const { found } = await ask('pictures', [aside, about]);
    expect(found.map((one) => one?.title)).toEqual([about.title, aside.title]);
  });

  it('finds what is about it where only headlines say the word', async () => {
    const about = { title: 'The lens', subjects: ['Photography'] };
    const aside = { title: 'Excel', headline: 'With many pictures' };
    const { found } = await ask('pictures', [aside, aside, aside, about]);
    expect(found[0]).toMatchObject(about);
  });

  it('is no word of a headline that is only related', async () => {
    const aside = { title: 'Excel', headline: 'With photography' };
    expect((await ask('pictures', [aside])).found).toEqual([]);
  });

  it('is no article of a headline that differs in ñ: uñas, unas', async () => {
    const aside = { title: 'Python', headline: 'Con unas prácticas' };
    expect((await ask('curso de uñas', [aside])).found).toEqual([]);
  });

  it('is what the word leads to, not what an inflection of it names', async () => {
    const about = { title: 'The lens', subjects: ['Photography'] };
    const other = { title: 'Historia', subjects: ['History'] };
    expect((await ask('historias', [other, about])).found[0]).toMatchObject(about);
  });

  it('is no partial answer where headlines alone say it', async () => {
    const one = { title: 'Sewing', headline: 'With spreadsheets' };
    const all = [one, ...['Excel', 'Music', 'Python', 'Chess'].map((title) => ({ title }))];
    expect((await ask('spreadsheets macros', all)).found).toEqual([]);
    expect((await ask('sewing macros', all)).found).toEqual([expect.objectContaining(one)]);
  });

  it('is kept when a correction would leave it to headlines', async () => {
    const about = { title: 'The lens', subjects: ['Photography'] };
    const aside = { title: 'Weeding', headline: 'With photography' };
    const { found, answer } = await ask('photography wedding', [aside, about]);
    expect(found[0]).toMatchObject(about);
    expect(answer.omittedWords).toEqual(['wedding']);
  });

  it('is not replaced by its other words where no course is about it', async () => {
    expect(await titles('speak german', ['Speak on camera', 'Python'])).toEqual([]);
    expect(await titles('speak quokka', ['Speak on camera', 'Python', 'Excel', 'Music'])).toEqual([
      'Speak on camera',
    ]);
  });

  it('is not answered by a small part of it without a subject', async () => {
    const all = ['Speak on camera', 'Python', 'Excel', 'Music'];
    expect(await titles('speak quokka wombat', all)).toEqual([]);
    const about = { title: 'The lens', subjects: ['Photography'] };
    const { found } = await ask('pictures quokka wombat', [about, { title: 'Excel' }]);
    expect(found[0]).toMatchObject(about);
  });

  it.each([
    ['asado argentino', 'Fútbol argentino', 'Asado lento'],
    ['reparar lavadoras', 'Reparar guitarras', 'Lavadoras'],
  ])(
    'is not answered by half of it without the head in Spanish: %s',
    async (text, other, about) => {
      const found = (title: string, language: string) =>
        titles(text, [title, 'Python', 'Excel', 'Music'], { language });
      expect(await found(other, 'es')).toEqual([]);
      expect(await found(about, 'es')).toEqual([about]);
      expect(await found(other, 'en')).toEqual([other]);
    },
  );

  it('keeps the words that tell more, not those of the shorter title', async () => {
    const about = 'Anatomy: muscles, bones, vessels and nerves';
    const others = ['Human design', 'Human rights', 'Human voice'];
    expect((await titles('human anatomy', [...others, about]))[0]).toBe(about);
  });

  it('is answered like a query of its own when another word is left out', async () => {
    const about = { title: 'The lens', subjects: ['Photography'] };
    const aside = { title: 'Pictures with Excel', subjects: ['Excel'] };
    const { found, answer } = await ask('gorgeous pictures', [aside, about]);
    expect(found[0]).toMatchObject(about);
    expect(answer.omittedWords).toEqual(['gorgeous']);
  });

  it('is the start of a name, or a misspelt one, only while typing', async () => {
    const named = { title: 'Excel', instructors: ['Fatima Gil'] };
    for (const text of ['belly fat', 'fat', 'fatm']) {
      expect((await ask(text, [named])).found).toEqual([]);
    }
    expect((await ask('fat', [named], { isTyping: true })).found).toHaveLength(1);
  });

  it('begins no other word where something says it', async () => {
    const all = [{ title: 'Satisfaction' }, { title: 'The SAT' }];
    expect((await ask('sat', all)).found).toEqual([expect.objectContaining(all[1])]);
    expect((await ask('satisf', all)).found).toEqual([expect.objectContaining(all[0])]);
  });

  it('is followed by the other courses of a subject where few have all of it', async () => {
    const other = (title: string) => (_: unknown, place: number) => ({
      title: `${title} ${place}`,
    });
    const all = [
      { title: 'Photography of markets', subjects: ['Photography'] },
      { title: 'Photography of owls in winter', subjects: ['Photography'] },
      ...Array.from({ length: 14 }, other('Owls')),
      ...Array.from({ length: 46 }, other('Excel')),
    ];
    const { found } = await ask('owls photography', all);
    expect(found.map((one) => one?.title)).toEqual([all[1]?.title, all[0]?.title]);
  });

  it('may be a low-weight word when there is no other', async () => {
    expect(await titles('how to study', ['How to program', 'Study better'])).toEqual([
      'Study better',
    ]);
  });
});
