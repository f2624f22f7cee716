import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { SignOutIcon, TrashIcon } from '../icons/icons.tsx';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  tags: ['icono', 'toolbar', 'botón'],
  component: IconButton,
  args: { label: 'Quitar del carrito', icon: <TrashIcon />, onClick: fn() },
  argTypes: { icon: { control: false } },
  parameters: guided({
    anatomy: [
      ['Icon', '20 px', 'svg'],
      ['Target', '44 × 44 px', 'button'],
      ['Label', 'name and tooltip'],
    ],
    examples: [
      {
        good: {
          args: { label: 'Quitar Acústica del carrito' },
          words: 'The label names the thing.',
        },
        bad: { args: { label: 'Quitar' }, words: 'In a list all of them have the same name.' },
      },
    ],
    keys: [['Enter, Space', 'Does what the label says']],
    spoken: [['Name', 'The label, which nobody sees']],
    dos: ['Name the thing in the label: “Quitar Acústica del carrito”.'],
    donts: [
      'Use it where there is room for words.',
      'Give two icons beside each other the same label.',
    ],

    changes: [
      [
        '2026-11-22',
        'title, aria-label and children are refused by type: the label is the only name.',
      ],
    ],
  }),
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
