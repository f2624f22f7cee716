import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { long, paid } from '../../course/CourseCard/courses.fixture.ts';
import { CheckoutGroup } from './CheckoutGroup.tsx';
import { CheckoutRow } from './CheckoutRow.tsx';

const row = (course: typeof paid, isOwned: boolean) => ({
  cover: course.cover,
  title: course.title,
  titleLang: course.titleLang,
  href: course.href,
  price: course.price,
  linkLabel: 'Abrir en Udemy',
  newTabLabel: 'se abre en otra pestaña',
  tickLabel: `Ya lo tengo: ${course.title}`,
  ownedLabel: isOwned ? 'En Mis cursos' : undefined,
  onToggle: fn(),
  onOpen: fn(),
});

const meta = {
  tags: ['checkout', 'pay', 'pago', 'comprar'],
  component: CheckoutGroup,
  args: {
    title: 'Udemy',
    count: '2 cursos',
    sum: '104,98 US$',
    children: (
      <>
        <CheckoutRow {...row(paid, true)} />
        <CheckoutRow {...row(long, false)} />
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
} satisfies Meta<typeof CheckoutGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpened: Story = {};

const opened = fn();
const toggled = fn();

function Togglable() {
  const [isOwned, setOwned] = useState(false);
  const follow = (now: boolean) => {
    toggled(now);
    setOwned(now);
  };
  return <CheckoutRow {...row(paid, isOwned)} href="#" onToggle={follow} onOpen={opened} />;
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
    const tick = canvas.getByRole('checkbox', { name: /^Ya lo tengo/ });
    await userEvent.click(tick);
    await expect(toggled).toHaveBeenLastCalledWith(true);
    await expect(tick).toBeChecked();
    await userEvent.click(tick);
    await expect(toggled).toHaveBeenLastCalledWith(false);
    const link = canvas.getByRole('link', { name: /^Abrir en Udemy/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await expect(opened).toHaveBeenCalledOnce();
  },
};
