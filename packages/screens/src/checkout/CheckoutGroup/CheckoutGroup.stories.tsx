import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { long, paid } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckoutGroup } from './CheckoutGroup.tsx';
import { CheckoutProgress } from './CheckoutProgress.tsx';
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
  owned: isOwned ? { label: 'En Mis cursos', href: '#mine' } : undefined,
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
  parameters: guided({
    anatomy: [
      ['Head', 'the platform, how many courses, what they come to', 'h2'],
      ['Tick', 'the course is owned', 'input'],
      ['Link', 'opens the course on its platform', 'li a'],
      ['Status', 'that it was opened, or that it is owned', 'li h3 + div'],
      ['Price', 'as on the card', 'li [data-kind]'],
    ],
    keys: [
      ['Tab', 'In each row the tick, then the link'],
      ['Space', 'On the tick, sets or clears it'],
      ['Enter', 'On the link, opens a new tab'],
    ],
    spoken: [
      ['Group', 'A region with the platform as name; the platform is a heading of level 2'],
      ['Tick', 'A checkbox named with the course, “checked” where it is owned'],
      ['Title', 'A heading of level 3'],
      ['Link', 'Its words, that it opens a new tab, and the title as description'],
    ],
    dos: [
      "Make one group for each platform, with the platform's own name as the title.",
      'Tick a row when its link was followed, and let people tick it by hand too.',
      "Keep opened courses in their place, with the link named 'Open again'.",
    ],
    donts: [
      'Open several tabs with one press; browsers block them, and people lose count.',
      "Say 'bought'. Whether it was, only the platform knows.",
      'Sort opened rows to the end while somebody works through the list.',
    ],
    changes: [
      ['2026-11-30', 'At most 1000 px wide.'],
      ['2026-11-26', 'On phones the price is below the title, and the arrow at the last word.'],
      ['2026-11-26', 'owned takes the place of ownedLabel, and leads to the owned courses.'],
      ['2026-11-26', 'CheckoutProgress shows as stairs how many courses are owned.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CheckoutGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOpened: Story = {};

/** The stairs above the groups; all are filled only at the end. */
export const Progress: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <CheckoutProgress done={0} total={1} text="Todavía no es tuyo" />
      <CheckoutProgress done={1} total={30} text="1 de 30 es tuyo" />
      <CheckoutProgress done={2} total={5} text="2 de 5 son tuyos · 1 abierto" />
      <CheckoutProgress done={29} total={30} text="29 de 30 son tuyos" />
      <CheckoutProgress done={3} total={3} text="3 de 3 son tuyos" />
    </div>
  ),
  play: async ({ canvas }) => {
    const filled = canvas
      .getAllByRole('status')
      .map((progress) => progress.querySelectorAll('[data-done]').length);
    await expect(filled).toEqual([0, 1, 2, 9, 3]);
  },
};

const opened = fn();
const toggled = fn();

function Togglable({ onToggle, ...args }: ComponentProps<typeof CheckoutRow>) {
  const [isOwned, setOwned] = useState(false);
  const follow = (now: boolean) => {
    onToggle(now);
    setOwned(now);
  };
  return (
    <CheckoutRow
      {...args}
      owned={isOwned ? { label: 'En Mis cursos', href: '#mine' } : undefined}
      onToggle={follow}
    />
  );
}
Togglable.displayName = 'CheckoutRow';

/** The price is aligned with the title, and the arrow follows the link's last word. */
export const Phone: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    children: (
      <CheckoutRow {...row(paid, false)} linkLabel="Abrir en una plataforma de nombre muy largo" />
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    const price = canvasElement.querySelector('li [data-kind]')?.getBoundingClientRect();
    await expect(price?.left).toBe(title.left);
    const link = canvas.getByRole('link');
    const box = link.getBoundingClientRect();
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(box.left + 16);
    await expect(icon?.right).toBeLessThan(box.right - 8);
  },
};

/** The checkbox is independent of the link. */
export const TickAndOpen: Story = {
  args: {
    children: <Togglable {...row(paid, false)} href="#" onToggle={toggled} onOpen={opened} />,
  },
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
