import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HandOffGroup } from './HandOffGroup.tsx';
import { HandOffRow } from './HandOffRow.tsx';
import { long, paid } from './storyCourses.ts';

const row = (course: typeof paid, isOpened: boolean) => ({
  title: course.title,
  titleLang: course.titleLang,
  href: course.href,
  linkLabel: isOpened ? 'Abrir otra vez' : 'Abrir en Udemy',
  tickLabel: `Marcar como abierto: ${course.title}`,
  isOpened,
  onToggle: fn(),
  onOpen: fn(),
});

const meta = {
  component: HandOffGroup,
  args: {
    title: 'Udemy',
    children: (
      <>
        <HandOffRow {...row(paid, true)} />
        <HandOffRow {...row(long, false)} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 568 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HandOffGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpened: Story = {};

const opened = fn();
const toggled = fn();

function Togglable() {
  const [isOpened, setOpened] = useState(false);
  const follow = (now: boolean) => {
    toggled(now);
    setOpened(now);
  };
  return <HandOffRow {...row(paid, isOpened)} href="#" onToggle={follow} onOpen={opened} />;
}

/** The tick is set and taken away by hand; following the link is told apart from it. */
export const TickAndOpen: Story = {
  args: { children: <Togglable /> },
  beforeEach: () => {
    opened.mockClear();
    toggled.mockClear();
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tick = canvas.getByRole('checkbox', { name: /^Marcar como abierto/ });
    await userEvent.click(tick);
    await expect(toggled).toHaveBeenLastCalledWith(true);
    await expect(tick).toBeChecked();
    await userEvent.click(tick);
    await expect(toggled).toHaveBeenLastCalledWith(false);
    const link = canvas.getByRole('link', { name: 'Abrir en Udemy' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(opened).toHaveBeenCalledOnce();
  },
};
