import type { CatalogueResult, Course } from '@aulario/course-data';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { type Load, useLoad } from '@aulario/frame/async/useLoad.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';

/** The courses most similar to one, at most `limit`; null until they are loaded, none where they cannot be. */
export function useSimilarCourses(
  { id }: Course,
  limit: number,
): readonly CatalogueResult[] | null {
  const { language } = useLanguage();
  const { catalogue } = useServices();
  const load = useMemo(
    (): Load<readonly Course[]> => (signal) =>
      catalogue.similar({ courseId: id, language, limit }, { signal }),
    [catalogue, id, language, limit],
  );
  const { result } = useLoad(load, { context: 'request of a screen', keepsLast: true });
  return useMemo(
    () => result && (foundIn(result) ?? []).map((course) => ({ course, match: null })),
    [result],
  );
}
