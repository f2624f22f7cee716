import type { CategoryId } from '@aulario/course-data';
import type { Language } from '../features/language/language.ts';

/** The id of the element with the addresses of the home's prerendered screens, by `homeKey`. */
export const homesId = 'homes';

/** Names the prerendered home of a language and a saved category. */
export const homeKey = (category: CategoryId, language: Language): string =>
  `${category}#${language}`;

/** The value of `data-frame` while a prerendered home is shown. */
export const homeFrame = 'home';
