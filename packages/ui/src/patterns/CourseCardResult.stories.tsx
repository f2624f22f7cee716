import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { long, marked, paid, similarTo } from './storyCourses.ts';
import { storyWhy } from './storyWhy.ts';

const result = {
  ...paid,
  titleParts: marked(paid.title, ['OpenAI', 'Python']),
  why: storyWhy,
  similar: similarTo(paid),
};

const meta = {
  title: 'CourseCard/In results',
  id: 'patterns-coursecardresult',
  component: CourseCard,
  args: { ...result, isEager: true, onToggleCart: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 242, minHeight: 480 }}>
        <ul>
          <Story />
        </ul>
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The words that were found are marked; name and tooltip hold the whole title. */
export const MarkedWords: Story = {
  args: { why: undefined, similar: undefined },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading')).toHaveAttribute('title', args.title);
    const [title] = canvas.getAllByRole('link');
    await expect(title).toHaveAccessibleName(`${args.title} (${args.newTabLabel})`);
    await expect(title?.querySelectorAll('mark')).toHaveLength(2);
  },
};

export const WithReasonAndSimilar: Story = {};

/** Reason and similar courses answer for themselves; the card's link is not followed. */
export const ReasonOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    const [title] = canvas.getAllByRole('link');
    title?.addEventListener('click', followed);
    await userEvent.click(canvas.getByRole('button', { name: /^¿Por qué aparece/ }));
    const panel = canvas.getByRole('group', { name: '¿Por qué aparece?' });
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.click(within(panel).getByText('traducida · descripción'));
    await expect(followed).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /^Cursos parecidos a/ })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    ...long,
    titleParts: marked(long.title, ['calidad', 'diversidad']),
    similar: similarTo(long),
  },
};
