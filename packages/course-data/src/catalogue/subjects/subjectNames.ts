import {
  foldText,
  type GlossaryLanguage,
  type GlossarySubject,
  glossaryLanguages,
  glossarySubjects,
} from '@aulario/search';
import type { SubjectName } from '../port/catalogueAnswers.ts';
import { type ReaderLanguage, readerLanguages } from '../port/catalogueQuery.ts';

const allNames = (subject: GlossarySubject) =>
  glossaryLanguages.flatMap((language) => subject[language]);

const byName = new Map<string, GlossarySubject>(
  glossarySubjects
    .flatMap((subject) => allNames(subject).map((name) => [foldText(name), subject] as const))
    // The first of several groups with a name wins.
    .toReversed(),
);

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const isInGlossary = (language: ReaderLanguage): language is ReaderLanguage & GlossaryLanguage =>
  glossaryLanguages.some((known) => known === language);

/** A subject as courses name it, with its names in the readers' languages that call it otherwise. */
export function namedSubject(subject: string): SubjectName {
  const known = byName.get(foldText(subject));
  const names = readerLanguages.flatMap((language): [ReaderLanguage, string][] => {
    const name = known && isInGlossary(language) ? known[language][0] : subject;
    // Courses name subjects in English.
    const isOwn = language === 'en' || foldText(name) === foldText(subject);
    return isOwn ? [] : [[language, capitalised(name)]];
  });
  return { subject, names: Object.fromEntries(names) };
}

/** All names of a subject: 'C/C++' is C, C++ and both. */
export function subjectNames(subject: string): string[] {
  const parts = subject.includes('/') ? subject.split('/') : [];
  const known = byName.get(foldText(subject));
  return [subject, ...parts, ...(known === undefined ? [] : allNames(known))];
}
