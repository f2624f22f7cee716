import type { CatalogueResult, Course } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo } from 'react';

/** The courses most similar to one, at most `limit`; none until they are loaded, or where they cannot be. */
export function useSimilarCourses({ id }: Course, limit: number): readonly CatalogueResult[] {
  const { language } = useLanguage();
  const { catalogue } = useServices();
  const similar = useAsync(
    () => (signal) => catalogue.similar({ courseId: id, language, limit }, { signal }),
    [catalogue, id, language, limit],
  );
  return useMemo(() => (similar ?? []).map((course) => ({ course, match: null })), [similar]);
}
