import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { type Language, readLanguage } from '../../language/language.ts';
import { useServices } from '../../services/Services.tsx';
import { useSetting } from '../../services/useSetting.ts';
import { saveSetting } from '../../settings/settings.ts';
import { languageOfPath } from './languageAddress.ts';

/**
 * Shows the language of the address. An address without one follows the stored language, which
 * another device of the account may choose, or, without that, keeps and stores the language of the
 * previous page; a reader who comes from none has chosen nothing.
 */
export function useLanguageOfAddress(): void {
  const { storage } = useServices();
  const { language, showLanguage } = useLanguage();
  const { pathname } = useLocation();
  const stored = useSetting('language');
  const ofAddress = languageOfPath(pathname);
  const asked = ofAddress ?? stored;
  const isRead = useRef(false);

  // An event, since a choice in place changes the language before it is stored.
  const follow = useEffectEvent((wish: Language | null) => {
    // During hydration nothing stored was read yet.
    const wanted = wish ?? readLanguage(storage, language);
    if (wish === null && isRead.current) saveSetting(storage, 'language', wanted);
    // If the texts cannot be loaded (reported as 'loading code'), the page keeps its language.
    if (wanted !== language) showLanguage(wanted).catch(() => undefined);
  });

  useEffect(() => {
    follow(asked);
    if (ofAddress !== null) isRead.current = true;
  }, [asked, ofAddress]);
}
