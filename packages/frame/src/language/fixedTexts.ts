import { useLanguage } from './LanguageProvider.tsx';

/** The specification fixes these texts in English; they stay English in both languages. */
export const fixedTexts = {
  slogan: ['All courses in', 'ONE', 'place'],
  signUp: 'Sign up',
  login: 'Login',
  subscribe: 'Subscribe',
  watch: 'Watch a course',
  getStartedNow: 'Get started now',
  getStarted: 'Get Started',
  noCard: 'No credit-card required',
  about: 'About',
  legal: 'Legal',
  product: 'Product',
  vat: 'including VAT',
  checkOut: 'Check out',
  selectCategory: 'Select a category',
  oops: 'Oops!',
  sorry: 'Sorry, an unexpected error has occurred.',
} as const;

/** The `lang` of English fixed texts, needed where the page is not English. */
export function useFixedTextsLang(): 'en' | undefined {
  return useLanguage().language === 'en' ? undefined : 'en';
}
