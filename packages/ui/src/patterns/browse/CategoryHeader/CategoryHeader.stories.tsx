import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, linkKeys } from '../../../components/documentation/guide.fixture.ts';
import { storySubjects } from '../SubjectChips/subjects.fixture.ts';
import { CategoryHeader } from './CategoryHeader.tsx';

const meta = {
  tags: ['heading', 'category', 'categoría', 'cabecera'],
  component: CategoryHeader,
  args: {
    title: 'Desarrollo software y web',
    palette: 'Development',
    count: '12.480 cursos',
    subjects: { label: 'Temas de Desarrollo', items: storySubjects },
  },
  parameters: guided({
    anatomy: [
      ['Door', 'in the category’s colours; open where this is its page', 'svg'],
      ['Title', 'a heading, and the link where there is a page elsewhere', 'h1'],
      ['Count', 'or a skeleton while the courses are counted', 'h1 + p, p'],
      ['Subjects', 'optional, chips', 'ul'],
    ],
    keys: linkKeys,
    spoken: [
      ['Title', 'A heading of the level that is passed; a link where there is a page elsewhere'],
      ['Count', 'Read as a paragraph; nothing while it is counted'],
      ['Subjects', 'A list with its label; each link says its count in words'],
    ],
    dos: [
      "Use it once as the page's own heading, or with headingLevel 2 in a list of categories.",
      'Give href only where the category has a page elsewhere; its door then stands closed until the name is pointed at.',
      'Pass null while the courses are being counted.',
    ],
    donts: [
      'Put the corridor of twelve doors directly above it: one shows the way, the other is the place.',
      'Add a description. The subjects tell what is inside.',
    ],
    changes: [
      ['2026-11-22', 'A heading of level 1 takes no href, by type.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CategoryHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The head of a category's own page. */
export const Page: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Temas de Desarrollo' })).toBeVisible();
  },
};

/** One of several on a page: smaller, and the name leads to the category. */
export const OneOfMany: Story = {
  args: { headingLevel: 2, href: '?category=Development' },
  play: async ({ canvasElement, args }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 2 });
    const link = within(heading).getByRole('link', { name: args.title });
    await expect(link).toHaveAttribute('href', '?category=Development');
  },
};

/** The count is on its way: a plane keeps its place. */
export const Counting: Story = { args: { count: null, subjects: undefined } };

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
