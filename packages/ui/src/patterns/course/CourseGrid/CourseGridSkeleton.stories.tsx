import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allStates } from '../../../components/documentation/allStates.fixture.tsx';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
import { CourseGridSkeleton } from './CourseGridSkeleton.tsx';

const meta = {
  tags: ['loading', 'placeholder', 'cargando', 'esqueleto'],
  component: CourseGridSkeleton,
  args: { label: 'Cargando cursos' },
  parameters: guided({
    anatomy: [
      ['Label', 'a status that is only read'],
      ['Cards', 'as many CourseCardSkeletons as count says, thirteen by default', 'li'],
    ],
    keys: noKeys,
    spoken: [
      ['Label', 'role status: what is loading, when there is a pause'],
      ['Cards', 'Nothing'],
    ],
    dos: [
      'Show it for the first page and for every new search, with a label that says what is loading.',
      'Ask for as many cards as fit; Aulario keeps the thirteen of its specification.',
      'Take it away in the same render in which the courses come.',
    ],
    donts: [
      'Announce anything else beside it: its label is a status already.',
      'Show it for less than a glance to look busy; where the answer is there at once, there is no skeleton.',
      'Put a spinner over it.',
    ],
    changes: [
      ['2026-11-29', 'count is new.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CourseGridSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Thirteen cards, hidden from assistive technology, and one text that tells what is going on. */
export const Thirteen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando cursos');
    await expect(canvas.queryAllByRole('listitem')).toHaveLength(0);
    await expect(canvas.getAllByRole('listitem', { hidden: true })).toHaveLength(13);
  },
};

/** As many cards as there will be courses. */
export const Four: Story = { args: { count: 4 } };

export const AllStates: Story = allStates({
  states: { Thirteen, Four },
  widthPx: 1000,
  scale: 0.6,
  draw: (args) => <CourseGridSkeleton {...args} />,
});
