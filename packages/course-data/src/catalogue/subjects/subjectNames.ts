import { foldText, type GlossarySubject, glossarySubjects } from '@aulario/search';

const byName = new Map<string, GlossarySubject>(
  glossarySubjects
    .flatMap((subject) =>
      [...subject.spanish, ...subject.english].map((name) => [foldText(name), subject] as const),
    )
    // The first of several groups with a name wins.
    .toReversed(),
);

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The Spanish name of a subject; unchanged if the glossary lacks it. */
export function spanishNameOf(subject: string): string {
  const spanish = byName.get(foldText(subject))?.spanish[0];
  const isOwn = spanish === undefined || foldText(spanish) === foldText(subject);
  return isOwn ? subject : capitalised(spanish);
}

/** All names of a subject: 'C/C++' is C, C++ and both. */
export function subjectNames(subject: string): string[] {
  const parts = subject.includes('/') ? subject.split('/') : [];
  const known = byName.get(foldText(subject));
  return [subject, ...parts, ...(known?.spanish ?? []), ...(known?.english ?? [])];
}
