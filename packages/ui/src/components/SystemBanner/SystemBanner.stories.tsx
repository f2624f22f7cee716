import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SystemBanner } from './SystemBanner.tsx';

const meta = {
  component: SystemBanner,
  args: {
    children: (
      <>
        Hay una versión nueva.
        <Button variant="quiet">Actualizar</Button>
      </>
    ),
  },
} satisfies Meta<typeof SystemBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Hay una versión nueva.',
    );
  },
};
