import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { storyCategoryLinks } from '../../frame/Screen/screens.fixture.tsx';
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
