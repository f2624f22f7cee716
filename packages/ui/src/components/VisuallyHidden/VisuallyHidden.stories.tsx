import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'se abre en una pestaña nueva' },
  argTypes: { children: { control: 'text' } },
  render: (args) => (
    <p>
      Abrir en Udemy <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText('se abre en una pestaña nueva');
    await expect([hidden.offsetWidth, hidden.offsetHeight]).toEqual([1, 1]);
  },
};
