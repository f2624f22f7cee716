import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withMinHeight } from '../withMinHeight.fixture.tsx';
import { FacetBar } from './FacetBar.tsx';
import { facetBarArgs, RememberingFacetBar } from './facetBar.fixture.tsx';
import { storyFacets } from './facets.fixture.ts';

const meta = {
  tags: ['filters', 'drawer', 'filtros', 'hoja'],
  title: 'FacetBar/As a sheet',
  id: 'patterns-facetbarsheet',
  component: FacetBar,
  args: facetBarArgs,
  decorators: [withMinHeight(420)],
  render: (args) => <RememberingFacetBar {...args} />,
} satisfies Meta<typeof FacetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    menus: undefined,
    facets: storyFacets.map((facet) => ({
      ...facet,
      options: facet.options.map((option) => ({ ...option, isChosen: false })),
    })),
  },
};

export const English: Story = {
  args: {
    label: 'Filters',
    menus: undefined,
    count: '120 courses',
    facets: [
      {
        id: 'level',
        label: 'Level',
        chosenLabel: '1 chosen',
        options: [
          { value: 'beginner', label: 'Beginner', count: 5210, isChosen: true },
          { value: 'unknown', label: 'Unknown', count: 906, isChosen: false },
        ],
      },
    ],
    countLabel: (count: number) => `${count} courses`,
    sheet: {
      openLabel: 'Filters',
      chosenLabel: '1 chosen',
      title: 'Filters',
      closeLabel: 'Close the filters',
      showLabel: 'See 120 courses',
    },
    children: undefined,
  },
};

/** Buttons wrap; nothing scrolls sideways. */
export const LongText: Story = {
  args: {
    menus: undefined,
    facets: storyFacets.map((facet) => ({ ...facet, label: `${facet.label} según la plataforma` })),
    sheet: {
      ...facetBarArgs.sheet,
      openLabel: 'Filtros para los cursos que se encontraron en todas las plataformas',
    },
  },
};
