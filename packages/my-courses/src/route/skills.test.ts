import { afterAll, describe, expect, it, vi } from 'vitest';

describe('the names of skills and goals, with a language that they lack', () => {
  afterAll(() => {
    vi.doUnmock('@aulario/course-data');
    vi.resetModules();
  });

  it('are those of the language before', async () => {
    vi.resetModules();
    // Made up: no line has a name in Esperanto.
    vi.doMock('@aulario/course-data', async (original: () => Promise<object>) => ({
      ...(await original()),
      readerLanguages: ['es', 'en', 'eo'],
    }));
    const { namesOf } = await import('./skills.ts');
    expect(namesOf('Álgebra = Algebra')).toEqual({ es: 'Álgebra', en: 'Algebra', eo: 'Algebra' });
    expect(namesOf('Uno = One = Unu')).toEqual({ es: 'Uno', en: 'One', eo: 'Unu' });
    expect(() => namesOf('Uno')).toThrow('Two names expected: Uno');
    expect(() => namesOf('Uno = ')).toThrow('Two names expected');
  });
});
