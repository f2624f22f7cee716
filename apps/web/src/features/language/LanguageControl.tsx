import { LanguageSwitch, useToast } from '@aulario/ui';
import { useLanguage } from './LanguageProvider.tsx';
import { isLanguage, languages } from './language.ts';
import { useText } from './useText.ts';

/** The switch of the headers. When the texts cannot be fetched, a notice says so. */
export function LanguageControl() {
  const text = useText();
  const toast = useToast();
  const { language, chooseLanguage } = useLanguage();
  return (
    <LanguageSwitch
      label={text('language.label')}
      current={language}
      languages={languages}
      onSelect={(code) => {
        if (!isLanguage(code)) return;
        chooseLanguage(code).catch(() => toast({ message: text('language.failed') }));
      }}
    />
  );
}
