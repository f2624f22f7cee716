import { Avatar } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteHeader } from './SiteHeader.tsx';
import { languageSwitch, siteLinks } from './site.fixture.tsx';

const meta = {
  tags: ['navbar', 'top bar', 'cabecera', 'menú'],
  component: SiteHeader,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Logo', 'the way home', 'header a'],
        ['Links', 'three; one may be on a rosa rule', 'nav'],
        ['Language', 'a LanguageSwitch', '[role=group]'],
        ['Account', 'optional, the avatar'],
      ],
      keys: [
        ['Tab', 'Skip link, logo, links, language, account'],
        ['Enter', 'On the skip link, moves the focus to the content'],
      ],
      spoken: [
        ['Header', 'A banner'],
        ['Links', 'A navigation with its label, and how many links it has'],
        ['Language', 'A group: the language in use, and a button or link for each other one'],
      ],
      dos: [
        'Keep it to three links and the language. It stands on the sky and has no ground of its own.',
        "Set lang on words that are not in the page's language.",
        'Accent one link at most.',
      ],
      donts: [
        'Make it sticky; nothing follows the visitor on the landing page.',
        'Put a button into it. The hero has the one action.',
        'Fold three links into a menu on narrow screens.',
      ],
      changes: [
        ['2026-11-27', 'At 320 px the account stands on the line of the logo, too.'],
        ['2026-11-29', 'On the landing page only: other pages have a PublicHeader.'],
        ['2026-11-26', 'In one row it is 72 px high.'],
        ['2026-11-24', 'Five links fit one line at 320 px.'],
        ['2026-11-22', 'The links fit one line at 390 px.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  argTypes: { language: { control: false } },
  args: {
    homeHref: '#inicio',
    homeLabel: 'Aulario, inicio',
    navLabel: 'Principal',
    skipLabel: 'Ir al contenido',
    links: siteLinks,
    language: languageSwitch,
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Principal' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(3);
    await expect(within(nav).getByRole('link', { name: 'Login' })).toHaveAttribute('lang', 'en');
  },
};

/** The first stop of the keyboard leads past the header. */
export const SkipLinkFocused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const skip = within(canvasElement).getByRole('link', { name: 'Ir al contenido' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', '#content');
  },
};

/** Logo, language and account are one row at every width. */
export const WithAccount: Story = {
  args: { account: <Avatar name="Lucía Marín" /> },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const logo = canvas.getByRole('link', { name: 'Aulario, inicio' }).getBoundingClientRect();
    const account = canvas.getByText('LM').getBoundingClientRect();
    await expect(account.top).toBeLessThan(logo.bottom);
  },
};

export const LongText: Story = {
  args: {
    links: [
      { label: 'Crear una cuenta nueva', href: '#signup' },
      { label: 'Entrar con mi cuenta', href: '#login' },
      { label: 'Recibir el boletín', href: '#boletin', isAccent: true },
    ],
  },
};
