import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allStates } from '../documentation/allStates.fixture.tsx';
import { guided } from '../documentation/guide.fixture.ts';
import { type LinkProps, LinkProvider } from '../Link/Link.tsx';
import { Pagination } from './Pagination.tsx';

function StillLink({ href, onClick, ...attributes }: LinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
      }}
    />
  );
}

/** Links call their handlers without navigation. */
const withoutNavigation: Decorator = (Story) => (
  <LinkProvider component={StillLink}>
    <Story />
  </LinkProvider>
);

const meta = {
  tags: ['pages', 'paginación', 'pager'],
  component: Pagination,
  decorators: [withoutNavigation],
  args: {
    label: 'Páginas',
    page: 1,
    pageCount: 10,
    hrefFor: (page) => `#pagina-${page}`,
    previousLabel: 'Anterior',
    nextLabel: 'Siguiente',
    pageLabel: (page) => `Página ${page}`,
  },
  parameters: guided({
    anatomy: [
      ['Previous', 'the page before', 'li'],
      ['Pages', 'first, current with its neighbours, last', 'li + li'],
      ['Gap', 'pages that are left out', 'li:nth-child(3)'],
      ['Next', 'the page after', 'li:last-child'],
    ],
    keys: [
      ['Tab', 'Goes from page to page'],
      ['Enter', 'Opens the page'],
    ],
    spoken: [
      ['Name', 'The label of the list of pages'],
      ['Current page', '“current page”'],
    ],
    dos: ['Give each page its own address.'],
    donts: ['Show it for a single page.'],
    changes: [
      ['2026-11-29', 'The current page is no link to itself.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First, the current one with its neighbours, last; the rest is an ellipsis. */
export const MiddlePage: Story = {
  args: { page: 5 },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('list');
    const seen = [...row.children]
      .filter((entry) => getComputedStyle(entry).display !== 'none')
      .map((entry) => entry.textContent);
    await expect(seen.slice(1, -1)).toEqual(['1', '…', '4', '5', '6', '…', '10']);
  },
};

export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('navigation', { name: 'Páginas' }));
    const current = row.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName('Página 1');
    await expect(current).not.toHaveAttribute('href');
    const previous = row.getByRole('link', { name: 'Anterior' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
    for (const [name, href] of [
      ['Página 2', '#pagina-2'],
      ['Página 10', '#pagina-10'],
      ['Siguiente', '#pagina-2'],
    ] as const) {
      await expect(row.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};

export const LastPage: Story = {
  args: { page: 10 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Siguiente' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const TwoPages: Story = { args: { pageCount: 2 } };

export const ThreeDigits: Story = { args: { page: 128, pageCount: 417 } };

export const FiveDigits: Story = { args: { page: 8333, pageCount: 16667 } };

export const OnePage: Story = {
  args: { pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const English: Story = {
  args: {
    label: 'Pages',
    page: 3,
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page) => `Page ${page}`,
  },
};

export const AllStates: Story = allStates({
  states: { MiddlePage, FirstPage, LastPage, TwoPages, ThreeDigits, FiveDigits, English },
  widthPx: 640,
  scale: 0.7,
  draw: (args) => <Pagination {...args} />,
});
