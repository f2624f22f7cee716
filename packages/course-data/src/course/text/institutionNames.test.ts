import { describe, expect, it } from 'vitest';
import { createMemoryCatalogue } from '../../catalogue/memory/memoryCatalogue.ts';
import { emptyQuery } from '../../catalogue/port/catalogueQuery.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import { institutionNames } from './institutionNames.ts';

describe('institutionNames', () => {
  it('begins with the name itself', () => {
    expect(institutionNames('IBM')).toEqual(['IBM']);
    expect(institutionNames('Lund University')[0]).toBe('Lund University');
  });

  it('says university in Spanish and in English', () => {
    expect(institutionNames('Universidad Galileo')).toEqual([
      'Universidad Galileo',
      'University Galileo',
    ]);
    expect(institutionNames('The University of Michigan')).toContain('The Universidad of Michigan');
  });

  it('knows the short names of some, whatever the accents and the article', () => {
    expect(institutionNames('Universitat Politècnica de Valencia')).toContain('UPV');
    expect(institutionNames('The University of Michigan')).toContain('UMich');
  });

  it.each([
    'universidad politecnica de valencia',
    'cursos de la upv',
    'Universitat Politècnica de Valencia',
  ])('finds the courses of an institution as people call it: %s', async (text) => {
    const { results } = await createMemoryCatalogue(sampleCourses).search({ ...emptyQuery, text });
    expect(results.length).toBeGreaterThan(2);
    for (const { course } of results) {
      expect(course.institution).toBe('Universitat Politècnica de Valencia');
    }
  });
});
