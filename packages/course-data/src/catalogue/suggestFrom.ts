import type { Course } from '../course/course.ts';
import type { ReaderLanguage, Suggestion } from './catalogue.ts';
import { spanishNameOf, subjectNames } from './subjectNames.ts';
import { foldText } from './words.ts';

const most = 8;
const mostOfKind = 4;

/** Whether a name has a word that begins with the typed, folded letters. */
function beginsWord(name: string, typed: string): boolean {
  return ` ${foldText(name)}`.includes(` ${typed}`);
}

/** The names that have such a word, those that begin with it first, each once. */
function namesWith(names: Iterable<string>, typed: string): string[] {
  const found = [...new Set(names)].filter((name) => beginsWord(name, typed));
  const isLater = (name: string) => (foldText(name).startsWith(typed) ? 0 : 1);
  return found.toSorted((a, b) => isLater(a) - isLater(b)).slice(0, mostOfKind);
}

/** What the typed letters may become: subjects, then courses, then instructors. */
export function suggestFrom(
  courses: readonly Course[],
  text: string,
  language: ReaderLanguage,
): readonly Suggestion[] {
  const typed = foldText(text.trim());
  if (typed === '') return [];
  const subjects = new Set(courses.flatMap((course) => course.subjects));
  const named = [...subjects].filter((subject) =>
    subjectNames(subject).some((name) => beginsWord(name, typed)),
  );
  const nameOf = (subject: string) =>
    language === 'es' ? (spanishNameOf(subject) ?? subject) : subject;
  const isForeign = (title: string) =>
    courses.find((course) => course.title === title)?.language ?? null;
  return [
    ...named
      .slice(0, mostOfKind)
      .map((subject): Suggestion => ({ kind: 'subject', text: nameOf(subject), language })),
    ...namesWith(
      courses.map(({ title }) => title),
      typed,
    ).map((title): Suggestion => ({ kind: 'course', text: title, language: isForeign(title) })),
    ...namesWith(
      courses.flatMap(({ instructors }) => instructors),
      typed,
    ).map((name): Suggestion => ({ kind: 'instructor', text: name, language: null })),
  ].slice(0, most);
}
