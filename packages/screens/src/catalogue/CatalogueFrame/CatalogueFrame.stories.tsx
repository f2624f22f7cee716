import { CategoryNav, CourseCard, CourseGrid, DashboardShell, space } from '@aulario/ui';
import { coverScenes } from '@aulario/ui/covers';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { cardProps } from '@aulario/ui/fixtures/patterns/course/CourseCard/cardProps.tsx';
import { storyCourses } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import {
  shortCategoryLinks,
  storySearch,
  storyShell,
} from '@aulario/ui/fixtures/patterns/frame/Screen/screens.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FacetColumn } from '../facets/FacetBar/FacetColumn.tsx';
import { facetBarArgs, RememberingFacetBar } from '../facets/FacetBar/facetBar.fixture.tsx';
import { menuPerFacet, storyFacets, storyMenus } from '../facets/FacetBar/facets.fixture.ts';
import { CatalogueFrame } from './CatalogueFrame.tsx';

const scenes = coverScenes(storyCourses.map(({ cover }) => cover));

const meta = {
  tags: ['catalogue', 'results', 'catálogo', 'layout'],
  component: CatalogueFrame,
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Column', 'a FacetColumn, from 1440 px'],
        ['Bar', 'a FacetBar: count, filters, order', 'main [role=group]'],
        ['Lines', 'chips, and what was understood of a search'],
        ['Results', 'the grid and its pages', 'ul[aria-label]'],
      ],
      keys: [['Tab', 'Column, bar, lines, results: the order in which they are read']],
      spoken: [
        ['Column and bar', 'Groups with their labels'],
        ['Count', 'role status: the new number, when there is a pause'],
        ['Results', 'A list with its label, and how many items'],
      ],
      dos: ['Pass the bar also where there is a column: it has count and order.'],
      donts: ['Put anything between the bar and the grid but lines of text and chips.'],
      changes: [
        ['2026-11-26', 'nav is gone: the doors stand above the frame.'],
        ['2026-11-22', 'Added.'],
      ],
    }),
  },
  args: {
    column: (
      <FacetColumn
        {...facetBarArgs}
        label="Filtros"
        menus={[
          ...storyMenus(storyFacets).slice(0, 4),
          ...menuPerFacet(storyFacets.filter(({ id }) => id === 'platform')),
        ]}
      />
    ),
    bar: <RememberingFacetBar {...facetBarArgs} />,
    children: (
      <CourseGrid label="Cursos">
        {storyCourses.map((course, place) => (
          <CourseCard
            key={course.href}
            {...cardProps({ ...course, cover: { ...course.cover, scene: scenes[place] } })}
            headingLevel={2}
          />
        ))}
      </CourseGrid>
    ),
  },
  render: (args) => (
    <DashboardShell {...storyShell('home')} search={storySearch}>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] }}>
        <CategoryNav label="Categorías" items={shortCategoryLinks(null)} isSlim />
        <CatalogueFrame {...args} />
      </div>
    </DashboardShell>
  ),
} satisfies Meta<typeof CatalogueFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const bottoms = (elements: readonly Element[]) =>
  elements.map((element) => element.getBoundingClientRect().bottom);

/** Four whole cards in a window of 1280 x 800. */
export const CoursesFirst: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const doors = within(canvasElement).getAllByRole('button', { name: /al carrito|del carrito/ });
    await expect(Math.max(...bottoms(doors.slice(0, 4)))).toBeLessThan(800);
  },
};

/** One row of a pair in a window of 390 x 844. */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

export const Smallest: Story = { globals: { viewport: { value: 'w320' } } };

/** The filters stand in a column, with every value in view. */
export const Wide: Story = { globals: { viewport: { value: 'w1560' } } };

/** Until the filters are there, planes keep their place: a prerendered page has none. */
export const WideOnItsWay: Story = {
  args: { column: false },
  globals: { viewport: { value: 'w1560' } },
};
