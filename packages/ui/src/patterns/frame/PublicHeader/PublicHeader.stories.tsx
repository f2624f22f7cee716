import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { storySearch } from '../Screen/screens.fixture.tsx';
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
        ['Search', 'a SearchBar; a row of its own below 960 px', '[role=search]'],
        ['Links', 'from 960 px', 'nav'],
        ['Saved', 'from 360 px', 'nav + a'],
        ['Cart', 'with the count on a Badge', 'nav + a + a'],
        ['Language', 'a LanguageSwitch', '[role=group]'],
        ['Account', 'the way in, or the avatar and its strip', 'header div > a:last-child'],
      ],
      keys: [
        ['Tab', 'Skip link, logo, search, links, saved courses, cart, language, account'],
        ['Enter', 'On the skip link, moves the focus to the content'],
      ],
      spoken: [
        ['Header', 'A banner'],
        ['Search', 'A search landmark with a field named by its label'],
        ['Links', 'A navigation with its label; the link of this page is “current page”'],
        ['Cart', 'A link that says how many courses: “Carrito 2 cursos”'],
        ['Language', 'A group of two toggle buttons, the chosen one “pressed”'],
      ],
      dos: ['Repeat its links in the footer: narrow windows do not show them.'],
      donts: [
        'Add a link without looking at 960 px: search and links share one row there.',
        'Fold the search behind a button.',
      ],
      changes: [
        [
          '2026-11-26',
          'saved is new, and there at 320 px: beside it only the other language has room.',
        ],
        ['2026-11-25', 'At 320 px the way in has one line.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  args: {
    homeHref: '#inicio',
    homeLabel: 'Aulario, inicio',
    navLabel: 'Principal',
    skipLabel: 'Ir al contenido',
    links: [
      { label: 'Cursos', href: '#cursos', isCurrent: true },
      { label: 'Categorías', href: '#categorias' },
    ],
    search: storySearch,
    saved: { label: 'Guardados', href: '#guardados' },
    cart: { label: 'Carrito', href: '#carrito', badge: { text: '2', label: '2 cursos' } },
    language: languageSwitch,
    account: { kind: 'visitor', label: 'Iniciar sesión', href: '#entrar' },
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
  },
};

/** The avatar takes the door's place, and a strip says where one is. */
export const User: Story = {
  args: {
    account: {
      kind: 'user',
      avatar: (
        <Link href="#perfil">
          <Avatar name="Lucía Marín" />
        </Link>
      ),
      strip: (
        <p>
          <span>Estás dentro, Lucía. Lo que agregues va a tu carrito.</span>{' '}
          <Link href="#dentro">Ir a tu aulario</Link>
        </p>
      ),
    },
  },
  globals: { viewport: { value: 'w1280' } },
};

/** Logo, saved courses, cart, language and door, with its words on one line, share one row; the search has the other. */
const inTwoRows: Story['play'] = async ({ canvasElement }) => {
  const banner = within(canvasElement).getByRole('banner');
  await expect(banner.getBoundingClientRect().height).toBeLessThanOrEqual(118);
  const words = document.createRange();
  words.selectNodeContents(within(banner).getByRole('link', { name: 'Iniciar sesión' }));
  await expect(words.getClientRects()).toHaveLength(1);
};

export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, play: inTwoRows };

export const Smallest: Story = {
  args: { cart: { label: 'Carrito', href: '#carrito' } },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await inTwoRows(context);
    await expect(
      within(context.canvasElement).getByRole('link', { name: 'Guardados' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
