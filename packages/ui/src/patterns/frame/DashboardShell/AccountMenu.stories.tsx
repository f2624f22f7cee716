import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { storyShell } from '../Screen/screens.fixture.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const { language, menu } = storyShell('home');

const meta = {
  tags: ['user menu', 'profile', 'avatar', 'cuenta', 'sesión'],
  component: AccountMenu,
  args: { ...menu, language, signOut: { label: 'Cerrar sesión', onSelect: fn() } },
  argTypes: { avatar: { control: false }, language: { control: false }, theme: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
    ...guided({
      anatomy: [
        ['Button', 'the avatar', 'button'],
        ['Links', 'profile, help, legal'],
        ['Language and theme', 'choices of the device'],
        ['Status', 'where the account’s things are'],
        ['Sign out', 'absent for a visitor'],
      ],
      keys: [
        ['Enter, Space', 'On the avatar, open or close the menu'],
        ['Tab', 'Goes through the menu; behind its end it closes'],
        ['Escape', 'Closes it, back to the avatar'],
      ],
      spoken: [
        ['Button', 'Its label, “expanded” while the menu is open'],
        ['Menu', 'A group of that name'],
      ],
      dos: ['Use it where the bar has no room for its contents.'],
      donts: ['Hide signing out in it where there is room: DashboardShell shows it.'],
      changes: [
        ['2026-11-26', 'The choice of the theme.'],
        ['2026-11-22', 'Added.'],
      ],
    }),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: menu.label }));
  return within(await canvas.findByRole('group', { name: menu.label }));
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const opened = await open(canvasElement);
    await userEvent.click(opened.getByRole('button', { name: 'Cerrar sesión' }));
    await expect(args.signOut?.onSelect).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = {
  args: { signOut: { label: 'Cerrar sesión', onSelect: fn(), isBusy: true } },
  play: async ({ canvasElement }) => {
    const opened = await open(canvasElement);
    await expect(opened.getByRole('button', { name: 'Cerrar sesión' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Visitor: Story = {
  args: { signOut: undefined, status: undefined },
  play: async ({ canvasElement }) => {
    const opened = await open(canvasElement);
    await expect(opened.queryByRole('button', { name: 'Cerrar sesión' })).toBeNull();
  },
};
