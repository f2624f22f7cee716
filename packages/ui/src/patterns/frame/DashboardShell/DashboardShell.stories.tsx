import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { widthFrom } from '../../../theme/scale.ts';
import { storyShell } from '../Screen/screens.fixture.tsx';
import { DashboardShell } from './DashboardShell.tsx';

const meta = {
  tags: ['sidebar', 'tab bar', 'layout', 'menú', 'barra lateral'],
  component: DashboardShell,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Wall', 'logo, navigation and scene, from 960 px', 'nav'],
        ['Bar', 'search, greeting, language, account', 'header [role=group]'],
        ['Tabs', 'the same navigation at the foot, below 960 px'],
        ['Main', 'the screen; id content', 'main'],
      ],
      keys: [
        ['Tab', 'Skip link, logo, navigation, search, account, then the screen'],
        ['Enter', 'On the skip link, moves the focus to the screen'],
        ['Enter, Space', 'On the avatar of a narrow window, opens the menu'],
        ['Escape', 'Closes the menu'],
      ],
      spoken: [
        ['Bar and main', 'Landmarks: a banner with navigation and account, then the screen'],
        ['Navigation', 'Its label; the entry of this screen is “current page”'],
        ['Cart', 'Its label and the badge’s words: “Carrito 2 cursos”'],
        [
          'Avatar of a narrow window',
          'A button named “Tu cuenta”, “expanded” while the menu is open; the menu is a group of that name',
        ],
      ],
      dos: [
        'Mark exactly one entry as current; it is a piece of canvas cut into the wall.',
        "Put a number on the cart's entry, with a label that says what it counts.",
        "Lead the skip link to #content, which the shell gives to the page's only main.",
      ],
      donts: [
        'Add a fourth entry without looking at 320 px: the tab bar is drawn for three.',
        'Put a second rosa plane on a screen inside it. The wall is the one.',
        'Hide signing out in a menu.',
      ],
      changes: [
        ['2026-11-26', 'The menu of a narrow window has the choice of the theme.'],
        ['2026-11-26', 'The sidebar reaches the end of the page, also below a fixed bar.'],
        ['2026-11-22', 'One bar and one menu on narrow windows.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  args: { ...storyShell('home'), children: <h1>Catálogo</h1> },
} satisfies Meta<typeof DashboardShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One banner, one navigation, one main part: nothing is there twice. */
export const Home: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
    await expect(canvas.getAllByRole('navigation', { name: 'Principal' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Inicio');
  },
};

/** In the row above the screen the last words end at the screen's edge, 16 px after the avatar. */
export const OneEdge: Story = {
  args: { children: <div data-edge="">Catálogo</div> },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia(widthFrom('sidebar')).matches) return;
    const canvas = within(canvasElement);
    const words = canvas.getByText('Cerrar sesión').getBoundingClientRect();
    const screenEdge = canvas.getByText('Catálogo').getBoundingClientRect().right;
    const avatar = canvas.getAllByText('AL')[0]?.getBoundingClientRect();
    await expect(Math.abs(words.right - screenEdge)).toBeLessThan(1);
    await expect(words.left - (avatar?.right ?? 0)).toBeGreaterThanOrEqual(16);
  },
};

export const Profile: Story = { args: storyShell('profile') };

export const ManyInCart: Story = {
  args: storyShell('cart', { text: '12', label: '12 cursos' }),
};

/** Signing out calls `onSignOut`; the shell itself does nothing more. */
export const SignOut: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const menu = canvas.queryByRole('button', { name: 'Tu cuenta' });
    if (menu) await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = { args: { isSigningOut: true } };

/** The first stop of the Tab key leads past everything to the content. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Ir al contenido' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
  },
};

/** One bar: the account menu contains what a wide window shows in its row. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, args }) => {
    if (matchMedia(widthFrom('sidebar')).matches) return;
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Tu cuenta' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('group', { name: 'Tu cuenta' });
    await expect(within(menu).getAllByRole('link')).toHaveLength(3);
    await expect(within(menu).getByLabelText('Tema')).toHaveValue('system');
    // The platform closes the panel on Escape, too; a script's key is no real Escape.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
