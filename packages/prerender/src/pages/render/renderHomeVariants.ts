import type { AuthState } from '@aulario/auth';
import { type CategoryId, categories, preferredCategoryKey } from '@aulario/course-data';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { saveSetting } from '@aulario/frame/settings/settings.ts';
import { globalRules } from './globalRules.tsx';
import { joinRules, PageStyles } from './pageStyles.ts';
import { type Application, createScreenRenderer } from './renderScreen.tsx';

/** The dashboard's home for a reader of whom only language and category are known. */
interface HomeVariant {
  readonly language: Language;
  /** The saved category; null for a reader who has chosen none. */
  readonly category: CategoryId | null;
  readonly markup: string;
  /** The loader data that it was rendered with. */
  readonly data: unknown;
}

export interface RenderedHomeVariants {
  readonly variants: readonly HomeVariant[];
  /** The style that all of them share. */
  readonly style: string;
}

/** An account without a name, so that nothing personal is rendered. */
const namelessSession: AuthState = {
  status: 'signedIn',
  account: {
    id: '',
    email: '',
    displayName: '',
    photoUrl: '',
    isEmailVerified: true,
    hasPassword: true,
  },
};

/** Renders the home of every saved category, and without one, in both languages. */
export async function renderHomeVariants(
  application: Application,
  services: Services,
): Promise<RenderedHomeVariants> {
  const styles = new PageStyles();
  const variants: HomeVariant[] = [];
  for (const { code: language } of languages) {
    for (const category of [null, ...categories]) {
      const storage = createMemoryStorage();
      saveSetting(storage, 'language', language);
      if (category !== null) storage.setItem(preferredCategoryKey, category);
      const own = { ...services, storage };
      const renderer = await createScreenRenderer(application, own, language);
      const screen = await renderer.load('catalogue', paths.home);
      const { markup } = renderer.render(screen, styles, { session: namelessSession });
      variants.push({ language, category, markup, data: screen.data });
    }
  }
  return { variants, style: joinRules([...globalRules(), ...styles.take()]) };
}
