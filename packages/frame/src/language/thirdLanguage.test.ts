import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

/** Made up: Esperanto is a language that nobody has translated Aulario into. */
const withThird = async (original: () => Promise<object>) => ({
  ...(await original()),
  readerLanguages: ['es', 'en', 'eo'],
});

async function load() {
  vi.resetModules();
  vi.doMock('@aulario/course-data', withThird);
  return {
    ...(await import('./language.ts')),
    ...(await import('../navigation/address/languageAddress.ts')),
  };
}

let third: Awaited<ReturnType<typeof load>>;

describe('a third language, named in one place', () => {
  beforeAll(async () => {
    third = await load();
  });

  afterAll(() => {
    vi.doUnmock('@aulario/course-data');
    vi.resetModules();
  });

  it('has addresses of its own', () => {
    expect(third.languageOfPath('/eo/courses')).toBe('eo');
    expect(third.languageOfPath('/eoceno')).toBe('es');
    expect(third.ownPath('/EO/courses')).toBe('/eo/courses');
    expect(third.inLanguage('/eo/courses?q=a', 'en')).toBe('/en/courses?q=a');
    expect(third.inLanguage('/eo', 'es')).toBe('/');
    expect(third.patternInLanguages('/courses')).toBe('/en?/eo?/courses');
    expect(third.patternInLanguages('/dashboard/home')).toBe('/dashboard/home');
  });

  it('can be chosen and is asked for wherever every language is', () => {
    expect(third.isLanguage('eo')).toBe(true);
    expect(Object.keys(third.byLanguage((code) => code))).toEqual(['es', 'en', 'eo']);
  });
});
