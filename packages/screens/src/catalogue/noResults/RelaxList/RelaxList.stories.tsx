import { EmptyState, SubjectChips } from '@aulario/ui';
import { guided, linkKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { storySubjects } from '@aulario/ui/fixtures/patterns/browse/SubjectChips/subjects.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RelaxList } from './RelaxList.tsx';

const meta = {
  tags: ['no results', 'fewer filters', 'sin resultados'],
  component: RelaxList,
  args: {
    title: 'Con menos filtros',
    items: [
      { label: 'Quitar «Avanzado»', count: '12 cursos', href: '?price=free' },
      { label: 'Quitar «Gratis»', count: '3 cursos', href: '?level=advanced' },
    ],
  },
  parameters: guided({
    anatomy: [
      ['Title', 'a heading', 'h3'],
      ['Ways', 'links: what is taken away, and how much there is then', 'a'],
    ],
    keys: linkKeys,
    spoken: [
      ['List', 'The title, a heading of level 3, is its name'],
      ['Way', 'A link: what is taken away, then how much there is'],
    ],
    examples: [
      {
        good: { words: 'Each way names one value that goes, and what is found then.' },
        bad: {
          args: { items: [{ label: 'Quitar todos los filtros', count: '120 cursos', href: '?' }] },
          words: 'All filters at once: that is the way of the result line.',
        },
      },
    ],
    dos: [
      'Offer only what would find something, and say how much.',
      'Put it below the EmptyState, before near subjects and popular courses.',
      "Name the value that is taken away: 'Without «Advanced»'.",
    ],
    donts: [
      'Offer to take away all filters here; the result line does that.',
      'Search again by itself: the reader decides what goes.',
    ],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof RelaxList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Con menos filtros' });
    const way = within(list).getByRole('link', { name: 'Quitar «Avanzado» 12 cursos' });
    await expect(way).toHaveAttribute('href', '?price=free');
  },
};

/** Renders nothing if removing one filter would not help. */
export const None: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const English: Story = {
  args: {
    title: 'With fewer filters',
    items: [{ label: 'Without “Advanced”', count: '12 courses', href: '?' }],
  },
};

export const LongText: Story = {
  args: {
    title: 'Si quitas uno de los filtros que elegiste, sí hay cursos',
    items: [
      {
        label: 'Quitar «Institución: Universidad Internacional de Administración y Gestión»',
        count: '1.234 cursos',
        href: '?',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};

/** Below the message that nothing was found. */
export const NothingFound: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 36, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <EmptyState
        scene="nothing"
        title="No hay cursos para «zzz» con esos filtros"
        text="Ningún curso avanzado de ese tema es gratis."
      />
      <RelaxList {...args} />
      <SubjectChips title="Temas cercanos" items={storySubjects.slice(0, 4)} />
    </div>
  ),
};
