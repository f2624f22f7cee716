import type { CatalogueQuery } from '@aulario/course-data';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';

/** The reader's language comes first among equals: another one may mean another order. */
export function useReaderChange({ language: asked }: CatalogueQuery): void {
  const { language } = useLanguage();
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (language !== asked) void revalidate();
  }, [asked, language, revalidate]);
}
