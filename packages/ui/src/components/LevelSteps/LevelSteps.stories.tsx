import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { LevelSteps } from './LevelSteps.tsx';

const meta = {
  tags: ['nivel', 'difficulty', 'stairs', 'dificultad'],
  component: LevelSteps,
  args: { steps: 1 },
  parameters: guided({
    anatomy: [['Steps', 'three, filled up to the level']],
    keys: noKeys,
    spoken: [['Anything', 'Nothing: the words beside it name the level']],
    examples: [
      {
        good: { args: { steps: 2 }, words: 'Beside the name of the level.' },
        bad: {
          args: { steps: 2, size: 60 },
          words: 'As an illustration it takes the place of what matters.',
        },
      },
    ],
    dos: ['Put the name of the level beside it.'],
    donts: ['Draw it for a level that nobody knows.'],
    changes: [['2026-11-22', 'Added.']],
  }),
} satisfies Meta<typeof LevelSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One, two and three steps, small and large. */
export const AllLevels: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 20, alignItems: 'end' }}>
      <LevelSteps steps={1} />
      <LevelSteps steps={2} />
      <LevelSteps steps={3} />
      <LevelSteps steps={2} size={24} />
    </div>
  ),
};
