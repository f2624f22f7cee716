import { guided, linkKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FooterLinks } from './FooterLinks.tsx';

const meta = {
  tags: ['bottom', 'links', 'pie', 'enlaces'],
  component: FooterLinks,
  args: {
    label: 'Más',
    links: [
      { label: 'Categorías', href: '#categorias' },
      { label: 'Ayuda', href: '#ayuda' },
      { label: 'Contacto', href: '#contacto' },
      { label: 'Aviso legal', href: '#legal' },
    ],
  },
  parameters: guided({
    anatomy: [
      ['Line', 'parts the links from the screen above', 'nav'],
      ['Links', 'on one line, or on several where there is no room', 'a'],
    ],
    keys: linkKeys,
    spoken: [['Navigation', 'Its label, and how many links it has']],
    dos: ['Use it at the end of a screen of the dashboard.', 'Keep it to a handful of links.'],
    donts: [
      'Use it on public pages: they have the SiteFooter.',
      'Repeat links of the sidebar or the tab bar.',
    ],
    changes: [['2026-11-22', 'Moved from the app into the kit.']],
  }),
} satisfies Meta<typeof FooterLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: args.label });
    await expect(within(nav).getAllByRole('link')).toHaveLength(4);
  },
};
