import { BookmarkIcon, CardMenu, CardMenuItem, CardMenuLink, SearchIcon } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { free, paid, unknown } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PlatformHead } from '../PlatformHead/PlatformHead.tsx';
import { CartLine } from './CartLine.tsx';
import { lineOf, longLine } from './cartLines.fixture.ts';

const meta = {
  tags: ['basket', 'cart item', 'carrito', 'línea', 'cesta'],
  component: CartLine,
  args: { ...lineOf(paid), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 592 }}>
        <ul>
          <Story />
        </ul>
      </div>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Tick', 'optional, whether the course counts in the sum'],
      ['Cover', 'drawn, or the platform’s own picture', 'svg'],
      ['Title', 'a heading and the link to the platform', 'h2'],
      ['Headline', 'on one line', 'h2 + p'],
      ['Origin', 'platform and instructor', 'h2 ~ p:last-child'],
      ['Owned', 'optional, that the reader has it already'],
      ['Price', 'or words where nobody knows it', '[data-kind]'],
      ['Menu', 'optional: save for later, similar courses'],
      ['Bin', 'takes the course out', 'button'],
    ],
    keys: [
      ['Tab', 'Tick, title, menu, bin'],
      ['Space', 'On the tick, counts the course or leaves it out'],
      ['Enter, Space', 'On the bin, removes the course'],
    ],
    spoken: [
      ['Tick', 'A checkbox named with the course, “checked” or not'],
      ['Title', 'A heading and a link that says it opens a new tab'],
      ['Bin', 'A button named with the course: “Quitar del carrito: …”'],
      ['Cover', 'Nothing: it is a drawing'],
    ],
    dos: [
      'Keep its ref: when a line goes, the focus goes to the next one, or to the heading after the last.',
      'Remove at once and offer to undo it in a toast.',
      'Say the platform on every line, since it decides where the course is paid.',
    ],
    donts: [
      "Ask 'Are you sure?' before removing one course.",
      'Set the title in capitals; they belong to cards.',
      'Add up unknown prices as 0, or hide the line because its price is unknown.',
    ],
    changes: [
      [
        '2026-11-29',
        'When narrow, the tick stands beside the cover, menu and bin beside the price.',
      ],
      ['2026-11-26', 'Title and price fade, too, where the course does not count.'],
      ['2026-11-25', 'ownedLabel is new.'],
      ['2026-11-24', 'A third as high; menu takes the place of similar and save.'],
      ['2026-11-22', 'group, count and save are new.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const Free: Story = { args: lineOf(free) };

export const UnknownPrice: Story = { args: lineOf(unknown) };

/** An owned course: its price still counts, and it can be removed. */
export const Owned: Story = { args: { ownedLabel: 'Ya lo tienes' } };

export const LongText: Story = { args: longLine };

export const BrokenImage: Story = {
  args: { photoUrl: '/no-such-picture.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

/** The first line of a platform, excluded from the sum: title and price fade with the cover. */
export const InGroup: Story = {
  args: {
    headingLevel: 3,
    group: <PlatformHead title="Udemy" count="2 cursos" sum="19,99 US$" />,
    count: { label: 'Cuenta en el total', isCounted: false, onToggle: fn() },
  },
  play: async ({ canvas, args }) => {
    const ink = (element: Element) => getComputedStyle(element).color;
    const muted = ink(canvas.getByText(args.headline));
    await expect(ink(canvas.getByRole('heading', { level: 3 }))).toBe(muted);
    await expect(ink(canvas.getByText(args.price.text))).toBe(muted);
  },
};

/** The menu with further actions; arrows move in it. */
export const WithMenu: Story = {
  args: {
    count: { label: 'Cuenta en el total', isCounted: true, onToggle: fn() },
    menu: (
      <CardMenu label="Más opciones">
        <CardMenuLink icon={<SearchIcon />} label="Detalles" href="?details" />
        <CardMenuItem icon={<BookmarkIcon />} label="Guardar para después" onSelect={fn()} />
      </CardMenu>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const line = canvas.getByRole('listitem').getBoundingClientRect();
    // When narrow, the title has up to four lines.
    await expect(line.height).toBeLessThanOrEqual(line.width < 400 ? 170 : 110);
    const menu = canvas.getByRole('button', { name: 'Más opciones' });
    const bin = canvas.getByRole('button', { name: args.removeLabel });
    await expect(menu.getBoundingClientRect().top).toBe(bin.getBoundingClientRect().top);
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Detalles' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitem', { name: 'Guardar para después' })).toHaveFocus();
  },
};

/** The tick stands beside the cover, menu and bin beside the price. */
export const Narrow: Story = {
  ...WithMenu,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, canvasElement, args }) => {
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const tick = middle(canvas.getByRole('checkbox').getBoundingClientRect());
    const cover = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(Math.abs(tick - (cover ? middle(cover) : 0))).toBeLessThanOrEqual(4);
    const menu = canvas.getByRole('button', { name: 'Más opciones' }).getBoundingClientRect();
    const bin = canvas.getByRole('button', { name: args.removeLabel }).getBoundingClientRect();
    await expect(menu.top).toBe(bin.top);
  },
};

/** The remove button removes the course. */
export const Remove: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.removeLabel }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Every line but the last has a rule below. */
export const SeveralLines: Story = {
  render: (args) => (
    <>
      {[lineOf(paid), longLine, lineOf(free), lineOf(unknown)].map((line) => (
        <CartLine key={line.href} {...args} {...line} />
      ))}
    </>
  ),
};
