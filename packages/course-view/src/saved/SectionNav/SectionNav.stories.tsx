import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SectionNav } from './SectionNav.tsx';

const meta = {
  tags: ['tabs', 'subnavigation', 'pestañas', 'secciones'],
  component: SectionNav,
  args: {
    label: 'Tus cursos guardados',
    sections: [
      { label: 'Listas', href: '#listas' },
      { label: 'Mis cursos', href: '#mis-cursos' },
      { label: 'Plan', href: '#plan' },
    ],
    currentHref: '#mis-cursos',
    isInSidebar: true,
  },
  globals: { viewport: { value: 'w320' } },
  parameters: {
    ...guided({
      anatomy: [
        ['Doors', 'one link for each screen of the section, on one line', 'nav a'],
        ['Open door', 'the current screen, on a plane of the wall’s colour', '[aria-current]'],
        ['Sill', 'the line below all doors', 'nav ul'],
      ],
      keys: [
        ['Tab', 'Moves from link to link, which scrolls into view'],
        ['Enter', 'Opens the screen'],
      ],
      spoken: [
        ['Navigation', 'Its label, and how many links it has'],
        ['Open door', '“current page”'],
      ],
      dos: [
        'Put it at the top of each screen of the section, below the heading.',
        'Keep each label to one or two words: the line scrolls sideways where it is full.',
      ],
      donts: [
        'Use it for parts of one screen: these are links to addresses, not tabs.',
        'Set `isInSidebar` in a shell without a sidebar: nothing else leads to these screens there.',
      ],
      changes: [
        ['2026-11-30', 'In a shell without a sidebar it is there in wide windows, too.'],
        ['2026-11-22', 'Moved from the app into the kit.'],
      ],
    }),
    // It is hidden on wide windows, so a docs page renders it in narrow frames.
    docs: { story: { inline: false, height: '120px' }, canvas: { className: 'narrow-preview' } },
  },
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: args.label });
    await expect(within(nav).getAllByRole('link')).toHaveLength(3);
    await expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Mis cursos',
    );
  },
};

/** In a shell without a sidebar: it is there in a wide window, too. */
export const WithoutSidebar: Story = {
  args: { isInSidebar: false },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement, args }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: args.label });
    await expect(nav).toBeVisible();
  },
};
