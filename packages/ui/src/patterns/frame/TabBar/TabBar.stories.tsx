import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, linkKeys } from '../../../components/documentation/guide.fixture.ts';
import { TabBar } from './TabBar.tsx';

const meta = {
  tags: ['new', 'bottom navigation', 'tabs', 'pestañas', 'barra'],
  component: TabBar,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Tabs', 'icon and word', 'li'],
        ['Current', 'a line above it', '[aria-current]'],
        ['Count', 'a Badge'],
      ],
      keys: linkKeys,
      spoken: [
        ['Bar', 'A navigation with its label'],
        [
          'Tab',
          'A link with its word and what its count counts; the one of this page is “current page”',
        ],
      ],
      dos: ['Put it at the end of a page; it is there below 960 px only.'],
      donts: ['Show more than four tabs: at 320 px their words would touch.'],
      changes: [
        ['2026-11-29', 'Added; its tabs have their places before all of them have arrived.'],
      ],
    }),
  },
  args: {
    label: 'Principal',
    tabs: [
      { label: 'Cursos', href: '#cursos', icon: 'home', isCurrent: true },
      { label: 'Guardados', href: '#guardados', icon: 'saved', isCurrent: false },
      {
        label: 'Carrito',
        href: '#carrito',
        icon: 'cart',
        isCurrent: false,
        badge: { text: '2', label: '2 cursos' },
      },
      { label: 'Cuenta', href: '#cuenta', icon: 'profile', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Principal' }));
    const words = bar.getAllByRole('link').map((tab) => tab.getBoundingClientRect().height);
    await expect(new Set(words).size).toBe(1);
    await expect(bar.getByRole('link', { name: 'Carrito 2 cursos' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    // A page that arrives in pieces moves no tab when the last ones come.
    const [first] = bar.getAllByRole('listitem');
    const last = bar.getAllByRole('listitem').at(-1);
    const width = first?.getBoundingClientRect().width;
    last?.style.setProperty('display', 'none');
    await expect(first?.getBoundingClientRect().width).toBe(width);
    last?.style.removeProperty('display');
  },
};

/** A wide window has a header or a sidebar instead. */
export const Wide: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
