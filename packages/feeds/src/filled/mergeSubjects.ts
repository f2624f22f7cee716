import { foldText, glossaryLanguages, glossarySubjects } from '@aulario/search';
import type { KnownCourse } from '../record/finishCourse.ts';

/** By each of its names, the first one of a subject. */
const groups = new Map<string, string>(
  glossarySubjects
    .flatMap((subject) => {
      const names = glossaryLanguages.flatMap((language) => subject[language]).map(foldText);
      return names.map((name) => [name, names[0] ?? name] as const);
    })
    // The first of several subjects with a name wins.
    .toReversed(),
);

/** Gives subjects that are one to the search or to an address one name: that of the first course. */
export type SubjectMerger = <Known extends KnownCourse>(known: Known) => Known;

export function createSubjectMerger(): SubjectMerger {
  const names = new Map<string, string>();
  const nameOf = (subject: string): string => {
    const folded = foldText(subject);
    const key = groups.get(folded) ?? folded;
    const known = names.get(key);
    if (known === undefined) names.set(key, subject);
    return known ?? subject;
  };
  return (known) => {
    const { subjects } = known.course;
    const merged = [...new Set(subjects.map(nameOf))];
    const isSame =
      merged.length === subjects.length && merged.every((name, at) => name === subjects[at]);
    return isSame ? known : { ...known, course: { ...known.course, subjects: merged } };
  };
}
