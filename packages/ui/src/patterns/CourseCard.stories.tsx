import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CourseCard } from './CourseCard.tsx';
import { free, long, paid, short, unknown } from './storyCourses.ts';

const meta = {
  component: CourseCard,
  args: { ...paid, isEager: true, onToggleCart: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 242 }}>
        <ul>
          <Story />
        </ul>
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const InCart: Story = { args: { isInCart: true } };

export const Free: Story = { args: free };

export const UnknownPrice: Story = { args: unknown };

export const LongTitle: Story = { args: long };

export const ShortTitle: Story = { args: short };

export const NoInstructor: Story = { args: { instructor: undefined } };

/** The picture cannot be loaded: the generated cover takes its place. */
export const BrokenImage: Story = {
  args: { imageUrl: '/no-such-picture.jpg' },
  play: async ({ canvasElement, args }) => {
    const picture = () => canvasElement.querySelector('img')?.getAttribute('src');
    await waitFor(() => expect(picture()).toBe(args.fallbackImageUrl));
  },
};

/** Not even the fallback can be loaded: the bare plane remains. */
export const NoImage: Story = {
  args: { imageUrl: '/no-such-picture.jpg', fallbackImageUrl: '/nor-this.svg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** The door puts the course into the cart, does not follow the link, and turns into a check. */
export const AddToCart: Story = {
  render: function Render(args) {
    const [isInCart, setInCart] = useState(false);
    const toggle = () => {
      args.onToggleCart();
      setInCart(!isInCart);
    };
    return <CourseCard {...args} isInCart={isInCart} onToggleCart={toggle} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    for (const link of canvas.getAllByRole('link')) link.addEventListener('click', followed);
    await userEvent.click(canvas.getByRole('button', { name: args.addLabel }));
    await expect(args.onToggleCart).toHaveBeenCalledOnce();
    await expect(followed).not.toHaveBeenCalled();
    const door = canvas.getByRole('button', { name: args.removeLabel });
    await expect(door).toHaveAttribute('aria-pressed', 'true');
    await expect(door.querySelector('.lucide-check')).toBeVisible();
  },
};

/** The ring stands round the whole card. */
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [title] = within(canvasElement).getAllByRole('link');
    await expect(title).toHaveFocus();
  },
};
