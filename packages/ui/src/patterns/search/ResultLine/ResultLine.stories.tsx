import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResultLine } from './ResultLine.tsx';

const meta = {
  tags: ['results', 'active filters', 'resultados', 'filtros'],
  component: ResultLine,
  args: { count: '120 cursos' },
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
