import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, linkKeys } from '../../../components/documentation/guide.fixture.ts';
import { SubjectChips } from './SubjectChips.tsx';
import { storySubjects } from './subjects.fixture.ts';

const meta = {
  tags: ['tags', 'pills', 'temas', 'etiquetas'],
  component: SubjectChips,
  args: { label: 'Temas', items: storySubjects },
  parameters: guided({
    anatomy: [
      ['Title', 'a heading, or a label that is only read'],
      ['Chips', 'arched links that wrap like words', 'a'],
      ['Count', 'optional, how many courses there are', 'a span:last-child'],
    ],
    keys: linkKeys,
    spoken: [
      ['List', 'The title or the label, and how many items'],
      ['Chip', 'A link: the subject, then its count in words'],
      ['Chosen chip', '“current”'],
    ],
    examples: [
      {
        good: {
          args: { items: storySubjects.slice(0, 3) },
          words: 'Subjects that have courses, most courses first.',
        },
        bad: {
          args: {
            items: [
              ...storySubjects.slice(5, 7),
              { label: 'COBOL', count: '0', countLabel: '0 cursos', href: '?q=cobol' },
            ],
          },
          words: 'A subject without a course leads to an empty page.',
        },
      },
    ],
    dos: [
      'Put those with most courses first, and no more than a dozen.',
      'Give the count where it helps to choose; say it in words in countLabel.',
      'Set lang on a subject in another language.',
    ],
    donts: [
      "Use them for filters that are on: those are the result line's chips, which take something away.",
      'Show a subject that has no course.',
    ],
    changes: [
      [
        '2026-11-22',
        'Title and label exclude each other by type, as do a count and no words for it.',
      ],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof SubjectChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Temas' });
    const first = within(list).getByRole('link', { name: 'Python 2140 cursos' });
    await expect(first).toHaveAttribute('href', '?q=Python');
  },
};

export const WithTitle: Story = {
  args: {
    label: undefined,
    title: 'Temas cercanos',
    items: storySubjects.slice(0, 4).map(({ label, lang, href }) => ({ label, lang, href })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Temas cercanos' })).toBeVisible();
  },
};

/** The subject that is looked at. */
export const Current: Story = {
  args: { items: storySubjects.map((item, place) => ({ ...item, isCurrent: place === 1 })) },
};

/** Without subjects nothing is rendered. */
export const None: Story = {
  args: { label: undefined, title: 'Temas cercanos', items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const English: Story = {
  args: {
    label: 'Subjects',
    items: [{ label: 'Photography', count: '1,204', countLabel: '1,204 courses', href: '?q=p' }],
  },
};

export const LongText: Story = {
  args: {
    label: undefined,
    title: 'Temas cercanos a lo que buscaste y en los que sí hay cursos',
    items: [
      {
        label: 'Gestión de contenidos digitales y marketing turístico de ciudad',
        count: '12',
        countLabel: '12 cursos',
        href: '?q=1',
      },
      {
        label: 'Electroencefalografíainterinstitucional',
        count: '1',
        countLabel: '1 curso',
        href: '?q=2',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
