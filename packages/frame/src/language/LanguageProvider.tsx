import { I18nProvider } from '@lingui/react';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { saveSetting } from '../settings/settings.ts';
import type { Language } from './language.ts';
import type { Texts } from './loadTexts.ts';

interface LanguageChoice {
  language: Language;
  /**
   * Switches the language. Rejects when the texts cannot be loaded; the page then keeps its
   * language.
   */
  showLanguage: (language: Language) => Promise<void>;
  /** Switches the language and stores the choice; rejects as `showLanguage` does. */
  chooseLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

interface LanguageProviderProps {
  storage: Storage;
  texts: Texts;
  children: ReactNode;
}

/** Provides the texts of one language; switching re-renders without remounting. */
export function LanguageProvider({ storage, texts, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(texts.language);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choice = useMemo<LanguageChoice>(() => {
    const showLanguage = async (next: Language) => {
      await texts.speak(next);
      setLanguage(next);
    };
    return {
      language,
      showLanguage,
      async chooseLanguage(next) {
        await showLanguage(next);
        saveSetting(storage, 'language', next);
      },
    };
  }, [texts, language, storage]);

  return (
    <LanguageContext value={choice}>
      <I18nProvider i18n={texts.i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('useLanguage needs a LanguageProvider above it.');
  return choice;
}
