import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { type Language, readLanguage } from '../language/language.ts';
import { useServices } from '../services/Services.tsx';
import { saveSetting } from '../settings/settings.ts';
import { languageOfPath } from './languageAddress.ts';

/**
 * Shows the language of the address. An address without one keeps the stored language or, without
 * that, the language of the previous page, and stores it.
 */
export function useLanguageOfAddress(): void {
  const { storage } = useServices();
  const { language, showLanguage } = useLanguage();
  const { pathname } = useLocation();
  const asked = languageOfPath(pathname);

  // An event, since a choice in place changes the language but no address.
  const follow = useEffectEvent((addressed: Language | null) => {
    const wanted = addressed ?? readLanguage(storage, language);
    if (addressed === null) saveSetting(storage, 'language', wanted);
    // If the texts cannot be loaded (reported as 'loading code'), the page keeps its language.
    if (wanted !== language) showLanguage(wanted).catch(() => undefined);
  });

  useEffect(() => follow(asked), [asked]);
}
