import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SignOutIcon, TrashIcon } from '../icons/icons.tsx';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Quitar del carrito', icon: <TrashIcon />, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Quitar del carrito' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([44, 44]);
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const OnWall: Story = {
  args: { label: 'Cerrar sesión', icon: <SignOutIcon /> },
  decorators: [withWallBackground],
};
