import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { ResultLine } from './ResultLine.tsx';

const meta = {
  tags: ['results', 'active filters', 'resultados', 'filtros'],
  component: ResultLine,
  args: { count: '120 cursos' },
  parameters: guided({
    anatomy: [
      ['Count', 'how many, and where; announced when it changes', '[role=status]'],
      ['Chips', 'one for each filter that is on; a press takes it away'],
      ['Offers', 'optional: filters that the search mentions; a press puts one on'],
      ['Clear', 'takes all away'],
    ],
    keys: [
      ['Tab', 'Moves through the chips to clear'],
      ['Enter', 'Takes the filter away'],
    ],
    spoken: [
      ['Count', 'role status: number and place, when there is a pause'],
      ['Chip', 'A link that says what it takes away: “Quitar el filtro …”'],
    ],
    examples: [
      {
        good: { args: { context: 'en Desarrollo' }, words: 'The number first, then where.' },
        bad: {
          args: { count: 'Hay muchos cursos para ti' },
          words: 'Without the number nobody can tell whether a filter helped.',
        },
      },
    ],
    dos: [
      "Say the number first: '120 courses', then where. It is announced when it changes.",
      'Give every filter that is on a chip, with a link to the same results without it.',
      "Give many filters as they are; the chips wrap, and 'clear all' stands last.",
      'Say zero as a sentence too: the line counts, the EmptyState below it explains.',
    ],
    donts: [
      'Update the count while somebody is still typing or loading.',
      "Name a chip's link 'Remove' alone: the filter belongs to its name.",
      'Offer to clear one single filter twice; the chip does it.',
    ],
    changes: [
      ['2026-11-26', 'action is gone: a FacetBar has it.'],
      ['2026-11-24', 'offers is new.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof ResultLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CountOnly: Story = {};

export const WithContext: Story = {
  args: { context: 'en Desarrollo software y web' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      '120 cursos en Desarrollo software y web',
    );
  },
};

/** Every filter that is on is a chip that takes it away. */
export const WithFilters: Story = {
  args: {
    count: '18 cursos',
    context: 'en Desarrollo software y web',
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
    count: '14 cursos',
    chips: [{ label: 'Español', removeLabel: 'Quitar filtro: Español', href: '?' }],
    offers: {
      title: '¿Solo estos?',
      items: [
        { label: 'Precio: gratis', href: '?language=es&price=free' },
        { label: 'Nivel: principiante', href: '?language=es&level=beginner' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const offers = within(canvasElement).getByRole('list', { name: '¿Solo estos?' });
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

/** Many filters wrap below the count; the link that takes them all away comes last. */
export const ManyFilters: Story = {
  args: {
    count: '3 cursos',
    context: 'para «python»',
    chips: [...many, 'De 6 a 17 horas', '4,5 o más', 'Coursera', 'edX'].map((label) => ({
      label,
      lang: label === 'English' ? 'en' : undefined,
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
    context: 'para «gestión de contenidos digitales y marketing turístico de ciudad»',
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
