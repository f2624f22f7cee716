import type { KnownCourse } from '../record/finishCourse.ts';

/** Adds the language that a course's title tells, marked as filled, if no feed states one. */
export type LanguageFiller = <Known extends KnownCourse>(known: Known) => Known;

/** Loads the detector, which takes a second. */
export async function createLanguageFiller(): Promise<LanguageFiller> {
  const { languageOfTitle } = await import('./languageOfTitle.ts');
  return (known) => {
    const { course } = known;
    const language = course.language === null ? languageOfTitle(course.title) : null;
    return language === null
      ? known
      : {
          ...known,
          course: { ...course, language, filled: ['language' as const] },
        };
  };
}
