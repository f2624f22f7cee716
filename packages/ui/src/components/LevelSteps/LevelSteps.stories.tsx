import type { Meta, StoryObj } from '@storybook/react-vite';
import { LevelSteps } from './LevelSteps.tsx';

const meta = { component: LevelSteps, args: { steps: 1 } } satisfies Meta<typeof LevelSteps>;

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
