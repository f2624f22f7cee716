import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { inLanguage } from './address/languageAddress.ts';

/** Returns a function that goes to an own address, in the page's language as links do. */
export function useGoTo() {
  const navigate = useNavigate();
  const { language } = useLanguage();
  return (href: string, options?: NavigateOptions): void =>
    void navigate(inLanguage(href, language), options);
}
