import { useLocation } from 'react-router-dom';
import { withoutLanguage } from './address/languageAddress.ts';

/** The path of the screen as `paths` has it: '/cart' of '/en/cart'. */
export const useScreenPath = (): string => withoutLanguage(useLocation().pathname);
