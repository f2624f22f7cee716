import { describe, expect, it } from 'vitest';
import { foldText } from '../words.ts';
import {
  GlossaryError,
  glossary,
  glossaryLanguages,
  glossarySubjects,
  glossaryWords,
  parseGlossary,
} from './glossary.ts';

const isKnown = (spanish: string, english: string) =>
  glossary.some((group) => {
    const terms = group.map(foldText);
    return terms.includes(foldText(spanish)) && terms.includes(foldText(english));
  });

describe('the glossary', () => {
  it('names at least 300 subjects, at least 25 in each area', () => {
    expect(glossarySubjects.length).toBeGreaterThanOrEqual(300);
    const byArea = Map.groupBy(glossarySubjects, ({ area }) => area);
    expect(byArea.size).toBe(12);
    for (const [area, subjects] of byArea) {
      expect(subjects.length, area).toBeGreaterThanOrEqual(25);
    }
  });

  it('has no usual name twice, whatever the area', () => {
    const all = [...glossarySubjects, ...glossaryWords];
    for (const language of glossaryLanguages) {
      const names = all.map((subject) => foldText(subject[language][0]));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('has no word of titles whose names are wider and narrower', () => {
    const names = glossaryWords.flatMap((word) => glossaryLanguages.map((code) => word[code]));
    const isWithin = (part: string, whole: string) =>
      part !== whole && ` ${whole} `.includes(` ${part} `);
    const mixed = names.filter((all) =>
      all.some((part) => all.some((each) => isWithin(part, each))),
    );
    expect(mixed).toEqual([]);
  });

  it.each([
    ['programación', 'programming'],
    ['fotografía', 'photography'],
    ['aprendizaje automático', 'machine learning'],
    ['contabilidad', 'accounting'],
    ['jardinería', 'gardening'],
    ['posicionamiento en buscadores', 'SEO'],
    ['hablar ante la cámara', 'speaking on camera'],
    ['principiantes', 'beginners'],
    ['postgres', 'postgresql'],
    ['k8s', 'kubernetes'],
  ])('%s is %s', (spanish, english) => {
    expect(isKnown(spanish, english)).toBe(true);
  });

  it('contains only text without surrounding spaces', () => {
    expect(glossary.flat().filter((term) => term !== term.trim() || term === '')).toEqual([]);
  });
});

describe('reading a list', () => {
  it('parses a line', () => {
    expect(parseGlossary(['programación | programar = programming|coding'], 'list')).toEqual([
      { es: ['programación', 'programar'], en: ['programming', 'coding'] },
    ]);
  });

  it.each([
    ['programación', "list, line 2: not exactly one '=' in 'programación'"],
    ['a = b = c', "list, line 2: not exactly one '=' in 'a = b = c'"],
    ['a | = b', "list, line 2: a name is missing in 'a | = b'"],
    ['= b', "list, line 2: a name is missing in '= b'"],
    ['a = b | b', "list, line 2: the same name twice in 'a = b | b'"],
    ['a, c = b', "list, line 2: an unexpected sign in 'a, c = b'"],
    ['música = tune', "list, line 2: already said in line 1 in 'música = tune'"],
  ])('refuses %j', (line, message) => {
    expect(() => parseGlossary(['música = music', line], 'list')).toThrow(
      new GlossaryError(message),
    );
  });
});
