import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyCategoryLinks } from '../../frame/Screen/screens.fixture.tsx';
import { CategoryNav } from './CategoryNav.tsx';

const meta = {
  tags: ['categories', 'navigation', 'categorías', 'navegación'],
  component: CategoryNav,
  args: { label: 'Categorías', items: storyCategoryLinks('Development') },
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
