import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { saveLanguage } from '../language/language.ts';
import { useServices } from '../services/Services.tsx';
import { languageAt, languageOfPath } from './languageAddress.ts';

/**
 * Speaks the language of the address. One that stands for none speaks the remembered language, or,
 * where none is, goes on in the one of the page before, and remembers it.
 */
export function useLanguageOfAddress(): void {
  const { storage } = useServices();
  const { language, showLanguage } = useLanguage();
  const { pathname } = useLocation();
  const asked = languageOfPath(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice in place changes no address.
  useEffect(() => {
    const wanted = languageAt(pathname, storage, language);
    if (asked === null) saveLanguage(storage, wanted);
    // Without its texts the page keeps its language; the switch tells of a failure, and tries again.
    if (wanted !== language) showLanguage(wanted).catch(() => undefined);
  }, [asked]);
}
