import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { SystemBanner } from './SystemBanner.tsx';

const meta = {
  tags: ['offline', 'update', 'announcement', 'sin conexión', 'actualización'],
  component: SystemBanner,
  args: {
    children: (
      <>
        <span>Hay una versión nueva.</span>
        <Button variant="quiet">Actualizar</Button>
      </>
    ),
  },
  parameters: guided({
    anatomy: [
      ['Icon', 'optional'],
      ['Text', 'one sentence about the product itself', '[role=status]'],
      ['Action', 'optional, one quiet button', 'button'],
    ],
    keys: [['Tab', 'Its button']],
    spoken: [['Role status', 'Said when there is a pause']],
    dos: ['Keep it mounted and empty while there is nothing to say.'],
    donts: ['Use it for news about one screen: that is a Banner.'],
    changes: [['2026-11-22', 'Part of the kit.']],
  }),
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
