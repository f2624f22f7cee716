import { type Messages, setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { type Language, saveLanguage } from './language.ts';
import { loadMessages } from './messages.ts';

interface LanguageChoice {
  language: Language;
  /** Speaks a language. Rejects when the texts cannot be fetched; the page then keeps its own. */
  showLanguage: (language: Language) => Promise<void>;
  /** Speaks a language and remembers it; rejects as `showLanguage` does. */
  chooseLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

interface LanguageProviderProps {
  storage: Storage;
  initial: Language;
  messages: Messages;
  children: ReactNode;
}

/** Gives the texts of one language at a time; switching re-renders and remounts nothing. */
export function LanguageProvider({ storage, initial, messages, children }: LanguageProviderProps) {
  const [i18n] = useState(() => setupI18n({ locale: initial, messages: { [initial]: messages } }));
  const [language, setLanguage] = useState(initial);

  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const choice = useMemo<LanguageChoice>(() => {
    const activate = async (next: Language) =>
      i18n.loadAndActivate({ locale: next, messages: await loadMessages[next]() });
    return {
      language,
      async showLanguage(next) {
        await activate(next);
        setLanguage(next);
      },
      async chooseLanguage(next) {
        await activate(next);
        saveLanguage(storage, next);
        setLanguage(next);
      },
    };
  }, [i18n, language, storage]);

  return (
    <LanguageContext value={choice}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </LanguageContext>
  );
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (choice === undefined) throw new Error('useLanguage needs a LanguageProvider above it.');
  return choice;
}
