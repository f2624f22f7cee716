import { Avatar, Link } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { storySearch } from '@aulario/ui/fixtures/patterns/frame/Screen/screens.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { languageSwitch } from '../SiteHeader/site.fixture.tsx';
import { PublicHeader } from './PublicHeader.tsx';

const meta = {
  tags: ['navbar', 'top bar', 'cabecera', 'menú'],
  component: PublicHeader,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Logo', 'the way home', 'header a'],
        ['Search', 'a SearchBar; without its button below 960 px', '[role=search]'],
        ['Links', 'from 960 px', 'nav'],
        ['Saved', 'from 960 px', 'nav + a'],
        ['Cart', 'from 960 px, with the count on a Badge', 'nav + a + a'],
        ['Language', 'a LanguageSwitch; below 960 px in the menu', '[role=group]'],
        [
          'Account',
          'the two ways in, or the avatar; below 960 px a menu',
          'header div > a:last-child',
        ],
      ],
      keys: [
        ['Tab', 'Skip link, logo, search, links, saved courses, cart, language, account'],
        ['Enter', 'On the skip link, moves the focus to the content'],
        ['Escape', 'Closes the menu'],
      ],
      spoken: [
        ['Header', 'A banner'],
        ['Search', 'A search landmark with a field named by its label'],
        ['Links', 'A navigation with its label; the word of this page is “current page”'],
        ['Cart', 'A link that says how many courses: “Carrito 2 cursos”'],
        ['Menu', 'A button with its label, “expanded” while it is open'],
      ],
      dos: ['Put a TabBar at the end of the page: narrow windows have their links there.'],
      donts: [
        'Add a link without looking at 960 px: search and links share one row there.',
        'Fold the search behind a button.',
      ],
      changes: [
        [
          '2026-11-29',
          'One row at every width; both ways in stand beside each other; `strip` is gone.',
        ],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  args: {
    homeHref: '#inicio',
    homeLabel: 'Aulario, inicio',
    navLabel: 'Principal',
    skipLabel: 'Ir al contenido',
    links: [{ label: 'Cursos', href: '#cursos', isCurrent: true }],
    search: storySearch,
    saved: { label: 'Guardados', href: '#guardados' },
    cart: { label: 'Carrito', href: '#carrito', badge: { text: '2', label: '2 cursos' } },
    language: languageSwitch,
    account: {
      kind: 'visitor',
      logIn: { label: 'Iniciar sesión', href: '#entrar' },
      signUp: { label: 'Crear cuenta', href: '#cuenta' },
    },
    menu: { label: 'Tu cuenta', links: [{ label: 'Ayuda', href: '#ayuda' }] },
  },
} satisfies Meta<typeof PublicHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 72 px and its sill. */
export const Visitor: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await expect(banner.getBoundingClientRect().height).toBe(76);
    await expect(within(banner).getByRole('link', { name: 'Carrito 2 cursos' })).toBeVisible();
    await expect(within(banner).queryByRole('link', { name: 'Cursos' })).toBeNull();
  },
};

/** The avatar takes the place of the ways in. */
export const User: Story = {
  args: {
    links: [
      { label: 'Cursos', href: '#cursos' },
      { label: 'Ir a tu aulario', href: '#dentro' },
    ],
    account: {
      kind: 'user',
      avatar: (
        <Link href="#perfil">
          <Avatar name="Lucía Marín" />
        </Link>
      ),
      menuAvatar: <Avatar name="Lucía Marín" />,
    },
  },
  globals: { viewport: { value: 'w1280' } },
};

/** Logo, search and menu share one row; the menu has the ways in and the language. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await expect(banner.getBoundingClientRect().height).toBe(60);
    await userEvent.click(within(banner).getByRole('button', { name: 'Tu cuenta' }));
    const menu = within(await within(banner).findByRole('group', { name: 'Tu cuenta' }));
    await expect(menu.getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Crear cuenta' })).toBeVisible();
    await expect(menu.getByRole('group', { name: 'Idioma' })).toBeVisible();
  },
};

/** Nothing scrolls sideways. */
export const Smallest: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
