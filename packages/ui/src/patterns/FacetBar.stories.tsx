import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FacetBar } from './FacetBar.tsx';
import { SortSelect } from './SortSelect.tsx';
import { storyFacets, toggled, uncounted } from './storyFacets.ts';

const sort = (
  <SortSelect
    label="Orden"
    value="relevance"
    options={[
      { value: 'relevance', label: 'Relevancia' },
      { value: 'newest', label: 'Más recientes' },
    ]}
    onChange={fn()}
  />
);

const meta = {
  component: FacetBar,
  args: {
    label: 'Filtros',
    facets: storyFacets,
    formatCount: (count: number) => count.toLocaleString('es'),
    countLabel: (count: number) => `${count.toLocaleString('es')} cursos`,
    onToggle: fn(),
    sheet: {
      openLabel: 'Filtros',
      chosenLabel: '3 elegidos',
      title: 'Filtros',
      closeLabel: 'Cerrar los filtros',
      showLabel: 'Ver 120 cursos',
      clear: { label: 'Quitar filtros', onClear: fn() },
    },
    children: sort,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
  render: function Render({ onToggle, ...args }) {
    const [facets, toggle] = useReducer(toggled, args.facets);
    return (
      <FacetBar
        {...args}
        facets={facets}
        onToggle={(...change) => {
          onToggle(...change);
          toggle(change);
        }}
      />
    );
  },
} satisfies Meta<typeof FacetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { globals: { viewport: { value: 'w1280' } } };

const openLevel = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Nivel' }));

/** A panel of tick boxes with counts; a value that would find nothing is muted, and can be reached. */
export const PanelOpen: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement, args }) => {
    await openLevel(canvasElement);
    const button = within(canvasElement).getByRole('button', { name: 'Nivel' });
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    const panel = within(canvasElement).getByRole('group', { name: 'Nivel' });
    await expect(panel).toBeVisible();
    await expect(within(panel).getByRole('checkbox', { name: 'Avanzado 0 cursos' })).toBeEnabled();
    await userEvent.click(within(panel).getByText('Principiante'));
    await expect(args.onToggle).toHaveBeenLastCalledWith('level', 'Principiante', true);
    await expect(within(panel).getByRole('checkbox', { name: /^Principiante/ })).toBeChecked();
  },
};

/** Tab leads from the button into its panel, and out of it; then it closes. */
export const ByKeyboard: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Nivel' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(screen.getByRole('checkbox', { name: /^Principiante/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('level', 'Principiante', true);
    within(canvasElement)
      .getByRole('button', { name: /^Precio/ })
      .focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The counts are on their way: planes stand for them, never a 0. */
export const Counting: Story = {
  args: { facets: uncounted },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await openLevel(canvasElement);
    const tick = within(canvasElement).getByRole('checkbox', { name: 'Principiante' });
    await waitFor(() => expect(tick).toBeVisible());
  },
};

/** On narrow screens one button opens a sheet from below with all of them. */
export const SheetOpen: Story = {
  globals: { viewport: { value: 'w320' } },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Filtros 3 elegidos' });
    await userEvent.click(opener);
    const sheet = screen.getByRole('dialog', { name: 'Filtros' });
    await userEvent.click(within(sheet).getByText('Nivel'));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Intermedio/ }));
    await expect(args.onToggle).toHaveBeenLastCalledWith('level', 'Intermedio', true);
    const show = within(sheet).getByRole('button', { name: 'Ver 120 cursos' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Quitar filtros' }));
    await expect(show).toHaveFocus();
    await userEvent.click(show);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};

export const NothingChosen: Story = {
  args: {
    facets: storyFacets.map((facet) => ({
      ...facet,
      options: facet.options.map((option) => ({ ...option, isChosen: false })),
    })),
  },
};
