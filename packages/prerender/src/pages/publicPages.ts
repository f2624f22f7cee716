import type { Language } from '@aulario/frame/language/language.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { blogPosts } from '@aulario/screens/articles/blogPosts.ts';

/** Pages of one kind share one style. A hub is the page of a category or a subject. */
export type PageKind =
  | 'landing'
  | 'entrance'
  | 'article'
  | 'catalogue'
  | 'categories'
  | 'hub'
  | 'course';

export interface PublicPage {
  /** The Spanish address. */
  readonly path: string;
  readonly kind: PageKind;
  /** For screens that set no description themselves. */
  readonly description?: Readonly<Record<Language, string>>;
}

/** The public pages that depend on neither the visitor nor the catalogue. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.landing,
    kind: 'landing',
    description: {
      es: 'Aulario reúne cursos en línea de varias plataformas en un solo catálogo: una búsqueda, un carrito y enlaces directos a cada plataforma.',
      en: 'Aulario gathers online courses from several platforms in one catalogue: one search, one cart and direct links to each platform.',
    },
  },
  {
    path: paths.login,
    kind: 'entrance',
    description: {
      es: 'Entra en tu cuenta de Aulario y sigue con lo que guardaste en este navegador.',
      en: 'Log in to your Aulario account and go on with what you kept in this browser.',
    },
  },
  {
    path: paths.signup,
    kind: 'entrance',
    description: {
      es: 'Crea una cuenta gratuita de Aulario: un plan de estudio, y lo que guardas en este navegador, cifrado.',
      en: 'Create a free Aulario account: a study plan, and what you keep in this browser, encrypted.',
    },
  },
  {
    path: paths.forgot,
    kind: 'entrance',
    description: {
      es: 'Recupera el acceso a tu cuenta de Aulario con un correo.',
      en: 'Get back into your Aulario account with an email.',
    },
  },
  ...[
    paths.blog,
    paths.contact,
    paths.docs,
    paths.about,
    paths.legal,
    paths.product,
    ...blogPosts('es').map(({ href }) => href),
  ].map((path) => ({ path, kind: 'article' as const })),
];
