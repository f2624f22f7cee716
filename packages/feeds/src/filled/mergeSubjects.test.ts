import { noDetails } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';
import { expect, it } from 'vitest';
import { createSubjectMerger } from './mergeSubjects.ts';

it('gives one name to subjects that differ in capitals or are synonyms, each once in a course', () => {
  const merge = createSubjectMerger();
  const subjectsOf = (...subjects: string[]) => {
    const course = aCourse({ subjects });
    return merge({ course, details: noDetails(course.id) }).course.subjects;
  };
  expect(subjectsOf('JavaScript', 'Coding')).toEqual(['JavaScript', 'Coding']);
  expect(subjectsOf('Javascript', 'Programming')).toEqual(['JavaScript', 'Coding']);
  expect(subjectsOf('programación', 'Coding', 'Beekeeping')).toEqual(['Coding', 'Beekeeping']);
});
