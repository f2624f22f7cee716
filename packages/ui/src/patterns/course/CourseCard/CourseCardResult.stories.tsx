import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { long, marked, paid } from './courses.fixture.ts';
import { inNarrowList } from './inNarrowList.fixture.tsx';

const meta = {
  tags: ['card', 'result', 'tarjeta', 'resultado'],
  title: 'CourseCard/In results',
  id: 'patterns-coursecardresult',
  component: CourseCard,
  args: {
    ...paid,
    titleParts: marked(paid.title, ['OpenAI', 'Python']),
    isEager: true,
  },
  decorators: [inNarrowList],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words that were found are marked; name and tooltip hold the whole title. */
export const MarkedWords: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', args.title);
    const [title] = canvas.getAllByRole('link');
    await expect(title).toHaveAccessibleName(`${args.title} (${args.newTabLabel})`);
    await expect(title?.querySelectorAll('mark')).toHaveLength(2);
  },
};

/** A reason that is not plain. */
export const Reason: Story = {
  args: { tag: 'Coincide en otro idioma: programación = programming' },
};

export const LongText: Story = {
  args: { ...long, titleParts: marked(long.title, ['calidad', 'diversidad']) },
};
