import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteHeader } from './SiteHeader.tsx';
import { languageSwitch, siteLinks } from './site.fixture.tsx';

const meta = {
  tags: ['navbar', 'top bar', 'cabecera', 'menú'],
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
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

export const LongText: Story = {
  args: {
    links: [
      { label: 'Crear una cuenta nueva', href: '#signup' },
      { label: 'Entrar con mi cuenta', href: '#login' },
      { label: 'Recibir el boletín', href: '#boletin', isAccent: true },
    ],
  },
};
