import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResultLine } from './ResultLine.tsx';

const meta = {
  tags: ['results', 'active filters', 'resultados', 'filtros'],
  component: ResultLine,
  parameters: guided({
    anatomy: [
      ['Chips', 'one for each filter that is on; a press takes it away', 'ul'],
      ['Offers', 'optional: filters that the search mentions; a press puts one on'],
      ['Clear', 'takes all away'],
    ],
    keys: [
      ['Tab', 'Moves through the chips to clear'],
      ['Enter', 'Takes the filter away'],
    ],
    spoken: [['Chip', 'A link that says what it takes away: “Quitar el filtro …”']],
    dos: [
      'Give every filter that is on a chip, with a link to the same results without it.',
      "Give many filters as they are; the chips wrap, and 'clear all' stands last.",
    ],
    donts: [
      "Name a chip's link 'Remove' alone: the filter belongs to its name.",
      'Offer to clear one single filter twice; the chip does it.',
    ],
    changes: [
      ['2026-11-26', 'A chip of two lines keeps its distance on a phone.'],
      ['2026-11-26', 'action, count and context are gone: a FacetBar has them.'],
      ['2026-11-24', 'offers is new.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof ResultLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every filter that is on is a chip that takes it away. */
export const WithFilters: Story = {
  args: {
    chips: [
      { label: 'Español', removeLabel: 'Quitar filtro: Español', href: '?price=20' },
      { label: 'Hasta 20 US$', removeLabel: 'Quitar filtro: Hasta 20 US$', href: '?language=es' },
    ],
    clear: { label: 'Quitar filtros', href: '?' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('link', { name: 'Quitar filtro: Español' });
    await expect(chip).toHaveAttribute('href', '?price=20');
    await expect(canvas.getByRole('link', { name: 'Quitar filtros' })).toBeVisible();
  },
};

/** What the search mentions is offered, in another dress than what is on. */
export const WithOffers: Story = {
  args: {
    chips: [{ label: 'Español', removeLabel: 'Quitar filtro: Español', href: '?' }],
    offers: {
      title: '¿Filtrar por…?',
      items: [
        { label: 'Precio: gratis', href: '?language=es&price=free' },
        { label: 'Nivel: principiante', href: '?language=es&level=beginner' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const offers = within(canvasElement).getByRole('list', { name: '¿Filtrar por…?' });
    await expect(within(offers).getAllByRole('link')).toHaveLength(2);
    await expect(within(offers).getByRole('link', { name: 'Precio: gratis' })).toHaveAttribute(
      'href',
      '?language=es&price=free',
    );
  },
};

const many = [
  'Español',
  'English',
  'Principiante',
  'Intermedio',
  'Hasta 20 US$',
  'Con certificado',
];

/** Many filters wrap; the link that takes them all away comes last. */
export const ManyFilters: Story = {
  args: {
    chips: [...many, 'De 6 a 17 horas', '4,5 o más', 'Coursera', 'edX'].map((label) => ({
      label,
      removeLabel: `Quitar filtro: ${label}`,
      href: `?without=${label}`,
    })),
    clear: { label: 'Quitar filtros', href: '?' },
  },
};

/** Long words wrap; nothing scrolls sideways. */
export const LongText: Story = {
  args: {
    ...WithFilters.args,
    chips: [
      {
        label: 'Institución: Universidad Internacional de Administración y Gestión Empresarial',
        removeLabel:
          'Quitar filtro: Institución: Universidad Internacional de Administración y Gestión Empresarial',
        href: '?institution=',
      },
    ],
  },
};
