import { fn } from 'storybook/test';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { LanguageSwitch } from '../../../components/LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SelectField } from '../../../components/SelectField/SelectField.tsx';
import type { CategoryNavItem } from '../../browse/CategoryNav/CategoryNav.tsx';
import type { CartSummaryProps } from '../../cart/CartSummary/CartSummary.tsx';
import { SearchBar } from '../../search/SearchBar/SearchBar.tsx';
import type { DashboardShellProps } from '../DashboardShell/DashboardShell.tsx';
import type { ShellEntry } from '../TabBar/shellEntry.ts';

/** The palette, the name and the short name of each. */
const categories = [
  ['Business', 'Negocios', 'Negocios'],
  ['Design', 'Diseño', 'Diseño'],
  ['Development', 'Desarrollo software y web', 'Desarrollo'],
  ['Finance & Accounting', 'Finanzas y conta\u00adbilidad', 'Finanzas'],
  ['IT & Software', 'IT & Software', 'Informática'],
  ['Lifestyle', 'Estilo de vida', 'Estilo de vida'],
  ['Marketing', 'Marketing', 'Marketing'],
  ['Music', 'Música', 'Música'],
  ['Office Productivity', 'Productivi\u00addad de oficina', 'Ofimática'],
  ['Personal Development', 'Desarrollo personal', 'Crecimiento'],
  ['Photography & Video', 'Fotografía y\u00a0video', 'Foto y video'],
  ['Teaching & Academics', 'Enseñanza y\u00a0academia', 'Enseñanza'],
] as const;

/** The same with short names, for the slim variant. */
export const shortCategoryLinks = (current: string | null): readonly CategoryNavItem[] =>
  storyCategoryLinks(current).map((door, place) => ({
    ...door,
    title: door.label.replaceAll('\u00ad', ''),
    label: categories[place]?.[2] ?? door.label,
  }));

/** The twelve doors, one of them open. */
export const storyCategoryLinks = (current: string | null): readonly CategoryNavItem[] =>
  categories.map(([palette, label]) => ({
    label,
    href: `?category=${encodeURIComponent(palette)}`,
    palette,
    isCurrent: palette === current,
  }));

const languages = [
  { code: 'es', shortName: 'ES', name: 'Español' },
  { code: 'en', shortName: 'EN', name: 'English' },
];

const entry = (label: string, icon: ShellEntry['icon'], current: string): ShellEntry => ({
  label,
  icon,
  href: `?screen=${icon}`,
  isCurrent: icon === current,
});

/** The shell's props except its content, with two courses in the cart. */
export const storyShell = (
  current: ShellEntry['icon'],
  badge: ShellEntry['badge'] = { text: '2', label: '2 cursos' },
): Omit<DashboardShellProps, 'children'> => ({
  logoHref: '?',
  logoLabel: 'Aulario, inicio',
  navLabel: 'Principal',
  entries: [
    entry('Inicio', 'home', current),
    entry('Perfil', 'profile', current),
    { ...entry('Carrito', 'cart', current), badge },
  ],
  greeting: 'Hola, Ada',
  language: <LanguageSwitch label="Idioma" current="es" languages={languages} onSelect={fn()} />,
  avatar: (
    <Link href="?screen=profile">
      <Avatar name="Ada Lovelace" />
    </Link>
  ),
  menu: {
    label: 'Tu cuenta',
    avatar: <Avatar name="Ada Lovelace" />,
    links: [
      { label: 'Perfil', href: '?screen=profile' },
      { label: 'Ayuda', href: '?screen=help' },
      { label: 'Legal', href: '?screen=legal' },
    ],
    theme: (
      <SelectField
        label="Tema"
        defaultValue="system"
        options={[
          { value: 'system', label: 'Sistema' },
          { value: 'light', label: 'Claro' },
          { value: 'dark', label: 'Oscuro' },
        ]}
      />
    ),
    status: 'Guardado en tu cuenta',
  },
  signOutLabel: 'Cerrar sesión',
  onSignOut: fn(),
  skipLabel: 'Ir al contenido',
});

/** A summary of one currency. */
export const storySummary: CartSummaryProps = {
  title: 'Resumen',
  rows: [
    {
      subtotalLabel: 'Subtotal',
      subtotal: '104,98 US$',
      totalLabel: 'Total',
      total: '104,98 US$',
    },
  ],
  vatNote: 'including VAT',
  vatNoteLang: 'en',
  notes: ['Aulario no cobra nada: te lleva a cada plataforma para comprar allí.'],
  action: (
    <ButtonLink href="#" size="big" lang="en">
      Check out
    </ButtonLink>
  ),
};

/** A search bar that does nothing. */
export const storySearch = (
  <SearchBar
    label="Buscar cursos"
    placeholder="Buscar cursos"
    submitLabel="Buscar"
    busyLabel="Buscando"
    onSubmit={fn()}
  />
);
