import type { Language } from '@aulario/frame/language/language.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';

interface SharedScreen {
  /** The Spanish address. */
  readonly path: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
}

/**
 * The screens whose content is in the shared link itself, so that no page can be rendered for it:
 * they have a page of their own only for what previews of links show.
 */
export const sharedScreens: readonly SharedScreen[] = [
  {
    path: paths.sharedList,
    title: { es: 'Una lista de cursos · Aulario', en: 'A list of courses · Aulario' },
    description: {
      es: 'Alguien te comparte una lista de cursos, con lo que se sabe de cada uno. Se abre sin cuenta.',
      en: 'Somebody shares a list of courses with you, and what is known of each. No account needed.',
    },
  },
  {
    path: paths.poll,
    title: { es: 'Una carta para decidir · Aulario', en: 'A letter to decide by · Aulario' },
    description: {
      es: 'Vota entre los cursos de una lista y devuelve el enlace. Se abre sin cuenta.',
      en: 'Vote on the courses of a list and send the link back. No account needed.',
    },
  },
  {
    path: paths.publicCompare,
    title: { es: 'Cursos comparados · Aulario', en: 'Courses compared · Aulario' },
    description: {
      es: 'Cursos lado a lado: nivel, idioma, horas, valoración, precio y certificado.',
      en: 'Courses side by side: level, language, hours, rating, price and certificate.',
    },
  },
];
