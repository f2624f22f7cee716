import type { CatalogueQuery } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Repeats the search after a change of language, since courses in it rank first among equals. */
export function useRevalidateOnLanguage({ language: asked }: CatalogueQuery): void {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (language !== asked) void revalidate();
  }, [asked, language, revalidate]);
}
