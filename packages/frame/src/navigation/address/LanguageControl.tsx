import { LanguageSwitch, useToast } from '@aulario/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { isLanguage, languages } from '../../language/language.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { inLanguage, languageOfPath } from './languageAddress.ts';

/**
 * The language switch of the headers: on a public page it links to the page's address in the other
 * language, elsewhere it switches in place. Typed text stays. A notice is shown when the texts
 * cannot be loaded.
 */
export function LanguageControl() {
  const text = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { language, chooseLanguage } = useLanguage();
  const address = pathname + search + hash;
  const isPublic = languageOfPath(pathname) !== null;

  const select = async (code: string) => {
    if (!isLanguage(code)) return;
    try {
      await chooseLanguage(code);
    } catch {
      // Texts that fail to load are reported as 'loading code'.
      toast({ message: () => text('language.failed') });
      return;
    }
    const other = inLanguage(address, code);
    if (other !== address) await navigate(other, { preventScrollReset: true });
  };

  return (
    <LanguageSwitch
      label={text('language.label')}
      current={language}
      languages={languages.map((choice) => ({
        ...choice,
        href: isPublic ? inLanguage(address, choice.code) : undefined,
      }))}
      onSelect={(code) => void select(code)}
    />
  );
}
