import { guided, linkKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { linesOf } from '@aulario/ui/fixtures/components/documentation/linesOf.ts';
import { storySubjects } from '@aulario/ui/fixtures/patterns/browse/SubjectChips/subjects.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryHeader } from './CategoryHeader.tsx';

const meta = {
  tags: ['heading', 'category', 'categoría', 'cabecera'],
  component: CategoryHeader,
  args: {
    title: 'Desarrollo software y web',
    href: '?category=Development',
    palette: 'Development',
    count: '12.480 cursos',
    subjects: { label: 'Temas de Desarrollo', items: storySubjects },
  },
  parameters: guided({
    anatomy: [
      ['Door', 'in the category’s colours', 'svg'],
      ['Title', 'a heading, and the link to the category’s page', 'h2'],
      ['Count', 'how many courses it has', 'h2 + p'],
      ['Subjects', 'optional, chips', 'ul'],
    ],
    keys: linkKeys,
    spoken: [
      ['Title', 'A heading of level 2 that is a link'],
      ['Count', 'Read as a paragraph'],
      ['Subjects', 'A list with its label; each link says its count in words'],
    ],
    dos: ['Use it in a list of categories; the page of one has a HubHeader.'],
    donts: [
      'Put the corridor of twelve doors directly above it: one shows the way, the other is the place.',
      'Add a description. The subjects tell what is inside.',
    ],
    changes: [
      ['2026-11-29', 'count is always a text: a list waits for all of its counts.'],
      ['2026-11-27', 'The count goes below a title whose words have no room beside it.'],
      [
        '2026-11-26',
        'The count stands on the line when narrow, too; no heading of level 1, no children.',
      ],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CategoryHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name leads to the category. */
export const OneOfMany: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2 });
    const link = within(heading).getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', '?category=Development');
    await expect(canvas.getByRole('list', { name: 'Temas de Desarrollo' })).toBeVisible();
  },
};

/** Title and count stand on the same line as the door. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const door = canvas.getByRole('link', { name: args.title }).getBoundingClientRect();
    const count = canvas.getByText(args.count).getBoundingClientRect();
    await expect(count.bottom).toBe(door.bottom);
  },
};

export const English: Story = {
  args: {
    title: 'Photography & Video',
    palette: 'Photography & Video',
    count: '1,204 courses',
    subjects: undefined,
  },
};

export const LongText: Story = {
  args: {
    title: 'Enseñanza, academia y orientación interinstitucional de centros educativos',
    palette: 'Teaching & Academics',
  },
  globals: { viewport: { value: 'w320' } },
};

/** With text twice as large the count goes below, so that no word of the title is cut. */
export const Enlarged: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement, args }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      const title = within(canvasElement).getByText(args.title);
      await expect(linesOf('Desarrollo', title)).toBe(1);
    } finally {
      root.style.fontSize = '';
    }
  },
};
