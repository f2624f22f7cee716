import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { shortCategoryLinks, storyCategoryLinks } from '../../frame/Screen/screens.fixture.tsx';
import { CategoryNav } from './CategoryNav.tsx';

const meta = {
  tags: ['categories', 'navigation', 'categorías', 'navegación'],
  component: CategoryNav,
  args: { label: 'Categorías', items: storyCategoryLinks('Development') },
  parameters: guided({
    anatomy: [
      ['Label', 'the category’s name, above its door', 'li a span'],
      ['Door', 'in the category’s colours; the current one is open', 'svg'],
      ['Row', 'scrolls sideways where it does not fit', 'ul'],
    ],
    keys: [
      ['Tab', 'Moves from door to door and scrolls it into view'],
      ['Enter', 'Opens the category'],
    ],
    spoken: [
      ['Row', 'A navigation with its label, and how many links it has'],
      ['Door', 'The category’s whole name, hyphens left out'],
      ['Open door', '“current”'],
    ],
    dos: [
      'Show all twelve doors in the order of the categories, whatever is searched for.',
      "Open exactly one door, the current category's; none while all are shown.",
      'Put soft hyphens into long names where they may break: the smallest text there is stands here.',
    ],
    donts: [
      'Filter, sort or hide doors that lead to few courses. A corridor does not change.',
      "Pick colours for a door: palette takes the category's stored value, and covers use the same.",
      'Use it for anything but categories, or twice on a screen.',
    ],
    changes: [
      ['2026-11-25', 'A row that scrolls ends with half a door.'],
      ['2026-11-22', 'isSlim is new; the component has a new name.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CategoryNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The door of the category that is looked at stands open. */
export const OneOpen: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links).toHaveLength(12);
    const current = links.filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Desarrollo software y web']);
  },
};

export const AllClosed: Story = { args: { items: storyCategoryLinks(null) } };

/** Names wider than a slim door never overlap: the row scrolls instead. */
export const WideNames: Story = {
  args: { isSlim: true },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  },
};

/** How much of the last door in view there is, from 0 to 1. */
function shareOfLastDoor(row: HTMLElement) {
  const edge = row.getBoundingClientRect().right;
  const doors = within(row)
    .getAllByRole('listitem')
    .map((door) => door.getBoundingClientRect());
  const last = doors.findLast(({ left }) => left < edge);
  return last === undefined ? 0 : (edge - last.left) / last.width;
}

/** On a phone half a door at the edge tells that the row goes on; the page does not scroll sideways. */
export const HalfDoorAtTheEdge: Story = {
  args: { items: shortCategoryLinks(null), isSlim: true },
  globals: { viewport: { value: 'w320' } },
  render: (args) => (
    <div style={{ overflow: 'hidden' }}>
      {[288, 328, 358, 398, 600].map((width) => (
        <div key={width} style={{ width }}>
          <CategoryNav {...args} label={`${args.label} ${width}`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).getAllByRole('list')) {
      const share = shareOfLastDoor(row);
      await expect(share).toBeGreaterThan(0.35);
      await expect(share).toBeLessThan(0.65);
    }
  },
};

/** An open door in the middle of the row: the row still ends with half a door. */
export const ScrolledToTheMiddle: Story = {
  args: { items: shortCategoryLinks('Music'), isSlim: true },
  globals: { viewport: { value: 'w320' } },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const door = within(row).getByRole('link', { current: true }).getBoundingClientRect();
    const { left, right } = row.getBoundingClientRect();
    await expect(door.left).toBeGreaterThan(left);
    await expect(door.right).toBeLessThan(right);
    await expect(shareOfLastDoor(row)).toBeGreaterThan(0.35);
    await expect(shareOfLastDoor(row)).toBeLessThan(0.65);
  },
};

/** Where the row does not fit it scrolls by itself to the open door; the page stays where it is. */
export const ScrolledToTheLast: Story = {
  args: { items: storyCategoryLinks('Teaching & Academics') },
  globals: { viewport: { value: 'w320' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320, paddingTop: 1200 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const door = within(row).getByRole('link', { current: true });
    await expect(door.getBoundingClientRect().right).toBeLessThanOrEqual(
      row.getBoundingClientRect().right + 1,
    );
    await expect(window.scrollY).toBe(0);
  },
};
