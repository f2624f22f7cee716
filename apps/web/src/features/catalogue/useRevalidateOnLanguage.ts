import type { CatalogueQuery } from '@aulario/course-data';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** Courses in the page's language rank first among equals: another language may change the order. */
export function useRevalidateOnLanguage({ language: asked }: CatalogueQuery): void {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (language !== asked) void revalidate();
  }, [asked, language, revalidate]);
}
