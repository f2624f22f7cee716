import { describe, expect, it } from 'vitest';
import { ask } from '../testing/askDocuments.ts';

const titlesOf = async (text: string, documents: Parameters<typeof ask>[1], language = 'en') =>
  (await ask(text, documents, { language })).found.map((one) => one?.title);

describe('titles first', () => {
  it('puts the titles that say a phrase before the subject that it belongs to', async () => {
    const history = { title: 'Old Rome', subjects: ['History'], language: 'en' };
    const said = { title: 'Checkmate puzzles in practice', language: 'en' };
    expect((await titlesOf('checkmate puzzles', [history, history, said]))[0]).toBe(said.title);
  });

  it('even where the courses of these titles have other subjects', async () => {
    const about = { title: 'Models', subjects: ['Machine learning'], language: 'en' };
    const said = { title: 'Chemistry experiments', subjects: ['Chemistry'], language: 'en' };
    expect((await titlesOf('chemistry experiments', [about, said]))[0]).toBe(said.title);
  });

  it('puts the titles that say a subject before other courses of it', async () => {
    const tagged = { title: 'Boards of a team', subjects: ['Scrum'], language: 'en' };
    const said = { title: 'Scrum in a week', language: 'en' };
    expect(await titlesOf('scrum', [tagged, said])).toEqual([said.title, tagged.title]);
  });

  it('prefers a title in the language of the reader to a whole title in another one', async () => {
    const english = { title: 'Blockchain', language: 'en' };
    const spanish = { title: 'Fundamentos de la tecnología blockchain', language: 'es' };
    expect((await titlesOf('blockchain', [english, spanish], 'es'))[0]).toBe(spanish.title);
    expect((await titlesOf('blockchain', [english, spanish], 'en'))[0]).toBe(english.title);
  });

  it('prefers it to a title in another language that says the phrasing, too', async () => {
    const english = { title: 'Lessons of Kotlin, Flutter and Android for you', language: 'en' };
    const spanish = { title: 'Kotlin, Flutter y Android', language: 'es' };
    const asked = 'lessons kotlin flutter android';
    const others = Array.from({ length: 20 }, () => ({ title: 'Lessons', language: 'en' }));
    const all = [english, spanish, ...others];
    expect((await titlesOf(asked, all, 'es'))[0]).toBe(spanish.title);
    expect((await titlesOf(asked, all, 'en'))[0]).toBe(english.title);
  });

  it('leaves a title that says a word and its phrasing in its place, whatever it is about', async () => {
    const about = { title: 'The lens', subjects: ['Photography'], language: 'en' };
    const said = { title: 'Lessons on pictures of cells', subjects: ['Chemistry'], language: 'en' };
    expect((await titlesOf('pictures', [said, about]))[0]).toBe(about.title);
    expect((await titlesOf('pictures lessons', [said, about]))[0]).toBe(said.title);
  });

  it('puts a title that only states its own language behind those about it', async () => {
    const stated = { title: 'Fish in Welsh', language: 'cy' };
    const about = { title: 'Welsh for all', language: 'en' };
    expect(await titlesOf('welsh', [stated, about], 'cy')).toEqual([about.title, stated.title]);
    expect((await titlesOf('fish in welsh', [about, stated], 'cy'))[0]).toBe(stated.title);
  });

  it('puts titles of the category of most that say a phrase before others', async () => {
    const other = { title: 'Filming wild island harbours', categories: ['Arts'], language: 'en' };
    const meant = [
      'Island harbours in all seasons',
      'Great old island harbours',
      'Wide island harbours',
    ].map((title) => ({ title, categories: ['Travel'], language: 'en' }));
    const titles = await titlesOf('island harbours', [other, ...meant]);
    expect(titles.at(-1)).toBe(other.title);
  });

  it('tells by its category whether a course without subjects has the one that is meant', async () => {
    const other = { title: 'Ship photography', categories: ['Business'], language: 'en' };
    const said = { title: 'Photography of cats', categories: ['Arts'], language: 'en' };
    const about = { title: 'The lens', subjects: ['Photography'], categories: ['Arts'] };
    expect(await titlesOf('photography', [other, said, about])).toEqual(
      [said, other, about].map(({ title }) => title),
    );
    const wide = { title: 'Pictures of the market', categories: ['Business'], language: 'en' };
    const all = [wide, { title: 'Good fish' }, about];
    expect((await titlesOf('good pictures', all))[0]).toBe(about.title);
    // The bare word may be what the title is about.
    expect((await titlesOf('pictures', all))[0]).toBe(wide.title);
  });

  it('finds a name within a longer term as typed, not only by its other names', async () => {
    const history = { title: 'Old Rome', subjects: ['History'], language: 'en' };
    const english = { title: 'Machine learning', language: 'en' };
    const spanish = { title: 'Aprendizaje automático', language: 'es' };
    const found = await titlesOf('gaming machine learning', [history, spanish, english]);
    expect(found.slice(0, 2)).toEqual([english.title, spanish.title]);
  });

  it('corrects a word that a single title misspells', async () => {
    const right = Array.from({ length: 400 }, (_, place) => ({
      title: `Deep learning ${place}`,
      language: 'en',
    }));
    const wrong = { title: 'E-lerning platforms', language: 'en' };
    expect((await titlesOf('deep lerning', [wrong, ...right]))[0]).toMatch(/^Deep learning/u);
  });

  it('finds a name of the other language in another number', async () => {
    const spanish = { title: 'Fotografías de Roma', language: 'es' };
    expect(await titlesOf('photography', [spanish])).toEqual([spanish.title]);
  });

  it('finds half of a name that no document says, and names the other half', async () => {
    const others = Array.from({ length: 9 }, () => ({ title: 'Botany' }));
    const half = { title: 'El aprendizaje', language: 'es' };
    const { answer, found } = await ask('aprendizaje automático', [...others, half]);
    expect(found.map((one) => one?.title)).toEqual([half.title]);
    expect(answer.omittedWords).toEqual(['automático']);
  });

  it.each([
    ['a rarer word that is less near', 'bnlender', 'Blender', 'Entender'],
    ['the start of a longer word', 'reacy', 'React', 'Reacciones'],
  ])('corrects to the nearest word before %s', async (_, typed, near, other) => {
    const right = Array.from({ length: 20 }, (_, place) => ({ title: `${near} ${place}` }));
    expect((await titlesOf(typed, [{ title: other }, ...right]))[0]).toContain(near);
  });

  it.each([
    ['perodut management', 'Product management', 'Time management'],
    ['asp.nt core', 'ASP.NET Core', 'The core'],
    ['ecscel', 'Excel', 'Access'],
    ['sicologia', 'Psicología', 'Biología'],
  ])('corrects %s', async (typed, right, other) => {
    const documents = [{ title: other }, { title: right }];
    expect((await titlesOf(typed, documents))[0]).toBe(right);
  });

  it.each([
    ['plomero', 'Primero'],
    ['soldador', 'Salvador'],
    ['grief', 'Brief'],
  ])('takes %s for another word than %s', async (typed, other) => {
    expect(await titlesOf(typed, [{ title: other }])).toEqual([]);
  });
});
