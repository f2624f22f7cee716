import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, linkKeys } from '../../../components/documentation/guide.fixture.ts';
import { CourseStrip } from './CourseStrip.tsx';
import { storyStrip } from './strip.fixture.ts';

const meta = {
  tags: ['carousel', 'cards', 'franja', 'tarjetas'],
  component: CourseStrip,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Title', 'a heading', 'h2'],
        ['More', 'a link to all courses', 'h2 + a'],
        ['Courses', 'cover, title, two lines and a price; the title is the link', 'ul'],
      ],
      keys: linkKeys,
      spoken: [
        ['Strip', 'A region with the title as name; the title is a heading of level 2'],
        ['Course', 'A heading of level 3 and a link, then its lines and price'],
        ['Cover', 'Nothing: it is a drawing'],
      ],
      dos: ['Show real courses with real prices.', 'Pass four: they are one row from 1120 px.'],
      donts: ['Add actions to a course: the strip only leads to its page.'],
      changes: [
        ['2026-11-29', 'isInPage is new.'],
        ['2026-11-27', 'A title has up to three lines.'],
        ['2026-11-22', 'Added.'],
      ],
    }),
  },
  args: storyStrip,
} satisfies Meta<typeof CourseStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourCourses: Story = { globals: { viewport: { value: 'w1280' } } };

export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

/** In the text of a page it keeps the edges of the text. */
export const InPage: Story = {
  args: { isInPage: true },
  decorators: [(Strip) => <main style={{ padding: 40 }}>{Strip()}</main>],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('region');
    const heading = within(strip).getByRole('heading', { level: 2 });
    await expect(heading.getBoundingClientRect().left).toBe(strip.getBoundingClientRect().left);
  },
};

const longTitle = 'Programación para todos (empezando con Python)';

/** A title of three lines is there in full. */
export const LongTitle: Story = {
  args: { courses: storyStrip.courses.map((course) => ({ ...course, title: longTitle })) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link', { name: longTitle })) {
      await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
    }
  },
};
