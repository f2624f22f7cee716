import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NewsletterForm } from '../../newsletter/NewsletterForm/NewsletterForm.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const newsletter = (
  <NewsletterForm
    title="El boletín"
    text="Una carta al mes: cursos nuevos y nada más. Te vas cuando quieras."
    emailLabel="Correo electrónico"
    placeholder="tu@correo.com"
    submitLabel="Subscribe"
    submitLang="en"
    busyLabel="Enviando…"
    state="idle"
    onSubmit={fn()}
  />
);

const meta = {
  tags: ['bottom', 'links', 'pie', 'enlaces'],
  component: SiteFooter,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Newsletter', 'a NewsletterForm', 'form'],
        ['Links', 'three columns, or two where there is less room', 'nav'],
        ['Logo', 'the way home', 'footer div > a'],
        ['Line', 'one sentence', 'a + p'],
      ],
      keys: [
        ['Tab', 'Newsletter, links, logo'],
        ['Enter', 'Opens the link'],
      ],
      spoken: [
        ['Footer', 'A content information landmark'],
        ['Links', 'A navigation with its label, a list for each group'],
        ['Newsletter', 'As a NewsletterForm says it'],
      ],
      dos: [
        'Keep three short groups of links and one line; the newsletter stands at the left.',
        "Set lang on links whose words are not in the page's language.",
        'Link only to pages that exist.',
      ],
      donts: [
        'Add a fourth group, icons of networks or foreign badges.',
        "Repeat the header's links.",
        'Put legal text into the line: it has a page.',
      ],
      changes: [
        ['2026-11-26', 'Three groups of links leave no hole.'],
        ['2026-11-21', 'Added.'],
      ],
    }),
  },
  argTypes: { newsletter: { control: false } },
  args: {
    newsletter,
    navLabel: 'Pie de página',
    columns: [
      [
        { label: 'Cursos', href: '#courses' },
        { label: 'Categorías', href: '#categories' },
        { label: 'Guardados', href: '#lists' },
      ],
      [
        { label: 'Blog', href: '#blog' },
        { label: 'Contacto', href: '#contact' },
        { label: 'Documentación', href: '#docs' },
      ],
      [
        { label: 'About', href: '#about', lang: 'en' },
        { label: 'Legal', href: '#legal', lang: 'en' },
        { label: 'Product', href: '#product', lang: 'en' },
      ],
    ],
    homeHref: '#inicio',
    homeLabel: 'Aulario, inicio',
    line: 'Un edificio para todos los cursos.',
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The groups stand beside each other. */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    const nav = within(footer).getByRole('navigation', { name: 'Pie de página' });
    await expect(within(nav).getAllByRole('link')).toHaveLength(9);
    const tops = within(nav)
      .getAllByRole('list')
      .map((list) => list.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LongText: Story = {
  args: {
    columns: [
      [
        { label: 'Novedades del edificio', href: '#blog' },
        { label: 'Contacto y direcciones', href: '#contact' },
      ],
      [{ label: 'Responsabilidades legales', href: '#legal' }],
    ],
    line: 'Un edificio para todos los cursos, con doce puertas y ninguna llave que haya que guardar.',
  },
};

/** One line below a screen with much on it; it opens. */
export const Folded: Story = {
  args: { foldLabel: 'Sobre Aulario' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Sobre Aulario'));
    await expect(canvas.getByRole('navigation')).toBeVisible();
  },
};
