import { BellIcon, Button, ShareIcon, SortSelect } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { withMinHeight } from '@aulario/ui/fixtures/patterns/search/withMinHeight.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FacetBar } from './FacetBar.tsx';
import { facetBarArgs, RememberingFacetBar } from './facetBar.fixture.tsx';
import { menuPerFacet, storyFacets, storyMenus, withOptions } from './facets.fixture.ts';

const meta = {
  tags: ['filters', 'refine', 'drawer', 'filtros', 'facetas', 'hoja'],
  component: FacetBar,
  args: facetBarArgs,
  decorators: [withMinHeight(420)],
  render: (args) => <RememberingFacetBar {...args} />,
  parameters: guided({
    anatomy: [
      ['Count', 'how many courses there are; announced', '[role=status]'],
      ['Buttons', 'one for each facet, with how many values are chosen', '[role=group] button'],
      ['Panel', 'the values of a facet as ticks, with counts'],
      ['Sheet', 'all facets behind one button where it is narrow'],
      ['Actions', 'optional: what can be done with the results'],
      ['Order', 'a SortSelect at the end', 'select'],
    ],
    keys: [
      ['Tab', 'Moves from button to button, and through an open panel'],
      ['Enter, Space', 'Opens or closes a panel'],
      ['Space', 'On a value, sets or clears it'],
      ['Escape', 'Closes the panel or the sheet; the focus goes back to its button'],
    ],
    spoken: [
      ['Count', 'role status: the new number, when there is a pause'],
      [
        'Buttons',
        'A group with the label; each button says its facet and how many values are chosen, “expanded” while its panel is open',
      ],
      ['Panel', 'A group named like its button'],
      ['Value', 'A checkbox: the value, then its count in words, “checked” or not'],
      ['Sheet', 'A button with a popup dialog; then a dialog with its title as name'],
    ],
    dos: [
      'Give each value the count that it would have under the other filters, and null while it is being counted.',
      "Keep 'unknown' as the last value of each facet that can be unknown: many courses are.",
      'Apply a tick at once. The panel stays open for the next one.',
      "Say in the sheet's button what it shows: 'See 120 courses'.",
    ],
    donts: [
      'Take away a value because it would find nothing now; it is muted, and others find it again.',
      'Show 0 for a count that is not known yet.',
      'Repeat here what a chip already takes away: the bar adds, the result line removes.',
    ],
    changes: [
      ['2026-11-30', 'The order has its own row where its words have no room.'],
      [
        '2026-11-29',
        'A panel opens at its button, with three columns at most, and is never cut off.',
      ],
      [
        '2026-11-27',
        'hasColumn is gone: from 1440 px a FacetColumn always takes the buttons’ place.',
      ],
      ['2026-11-27', 'menus takes the place of facets; count is required.'],
      ['2026-11-26', 'The label of the order shows from 1440 px only.'],
      ['2026-11-26', 'actions is new. On a phone the order shares the row.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof FacetBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { globals: { viewport: { value: 'w1280' } } };

/** The number of px by which the text of a list's chosen value is cut off. */
function cutWords(list: HTMLElement) {
  const { font, paddingLeft, paddingRight } = getComputedStyle(list);
  const words = document.createElement('span');
  words.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`;
  words.textContent = list.querySelector('option:checked')?.textContent ?? '';
  document.body.append(words);
  const room = list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const missing = Math.max(0, words.offsetWidth - room);
  words.remove();
  return missing;
}

const openLevel = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Nivel' }));

/** A panel of checkboxes with counts; values without results are muted, but focusable. */
export const PanelOpen: Story = {
  globals: { viewport: { value: 'w1280' } },
  // A press in the panel must not move the focus to the screen's `main`.
  decorators: [(Bar) => <div tabIndex={-1}>{Bar()}</div>],
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
    await expect(panel).toBeVisible();
  },
};

/** Tab moves from the button into its panel and out of it, which closes it. */
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
      .getByRole('button', { name: /^Costo/ })
      .focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** While the counts load, skeletons replace them, never a 0. */
export const Counting: Story = {
  args: {
    menus: storyMenus(withOptions(storyFacets, (option) => ({ ...option, count: null }))),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await openLevel(canvasElement);
    const tick = within(canvasElement).getByRole('checkbox', { name: 'Principiante' });
    await waitFor(() => expect(tick).toBeVisible());
  },
};

/** Related facets share one button; each has its own heading. */
export const Grouped: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Más' }));
    const panel = canvas.getByRole('group', { name: 'Más' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(panel).getByRole('group', { name: 'Certificado' })).toBeVisible();
    const { left, right, bottom } = panel.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Más' }).getBoundingClientRect();
    await expect(left).toBe(button.left);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** On narrow screens one button opens a sheet with all facets. */
export const SheetOpen: Story = {
  // Its play function moves the focus, to which a docs page would scroll.
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w320' } },
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
    menus: menuPerFacet(withOptions(storyFacets, (option) => ({ ...option, isChosen: false }))),
  },
};

const inPhone: NonNullable<Story['decorators']> = (Bar) => (
  <div style={{ width: 288 }}>{Bar()}</div>
);

const orderedBy = (value: string) => (
  <SortSelect label="Orden" value={value} options={[{ value, label: value }]} onChange={fn()} />
);

/** Count, filters and order share a row, also in the narrowest window, and no word is cut off. */
export const OrderOnPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  decorators: [inPhone],
  args: { ...NothingChosen.args, count: '120 cursos', children: orderedBy('Relevancia') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('combobox', { name: 'Orden' });
    const filters = canvas.getByRole('button', { name: 'Filtros' });
    await expect(list.getBoundingClientRect().top).toBe(filters.getBoundingClientRect().top);
    await expect(cutWords(list)).toBe(0);
  },
};

/** No width of a phone cuts off the order: where it has no room beside the filters, it has its own row. */
export const OrderOnPhones: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    ...NothingChosen.args,
    count: '120 courses',
    sheet: { ...facetBarArgs.sheet, openLabel: 'Filters' },
    children: orderedBy('Suggested'),
  },
  decorators: [(Bar) => <div data-testid="phone">{Bar()}</div>],
  play: async ({ canvas }) => {
    const rows = [];
    for (const width of [328, 343, 358, 398]) {
      canvas.getByTestId('phone').style.width = `${width}px`;
      const list = canvas.getByRole('combobox', { name: 'Orden' });
      await expect(cutWords(list), `in ${width} px`).toBe(0);
      const { bottom } = canvas.getByRole('status').getBoundingClientRect();
      rows.push(list.getBoundingClientRect().top < bottom ? 1 : 2);
    }
    await expect(rows).toEqual([2, 1, 1, 1]);
  },
};

/** A count of many digits leaves the order no room: it has its own row, and no word is cut off. */
export const ManyCoursesOnPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  decorators: [inPhone],
  args: { count: '200.000 cursos', children: orderedBy('Precio, de menor a mayor') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('combobox', { name: 'Orden' });
    const filters = canvas.getByRole('button', { name: /^Filtros/ });
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(
      filters.getBoundingClientRect().bottom,
    );
    await expect(cutWords(list)).toBe(0);
  },
};

/** What a browser paints of the row before it has read the rest of it stays in its place. */
export const WhileThePageIsRead: Story = {
  globals: { viewport: { value: 'w320' } },
  decorators: [inPhone],
  args: { count: '14 cursos', children: orderedBy('Relevancia') },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('status').parentElement;
    if (row === null) throw new Error('The count has no row.');
    const placesIn = (element: Element) =>
      [...element.children].map((child) => {
        const { left, width } = child.getBoundingClientRect();
        return [left, width];
      });
    const places = placesIn(row);
    for (const count of places.keys()) {
      const begun = document.importNode(row, true);
      begun.replaceChildren(...[...begun.children].slice(0, count));
      row.replaceWith(begun);
      const begunPlaces = placesIn(begun);
      begun.replaceWith(row);
      await expect(begunPlaces).toEqual(places.slice(0, count));
    }
  },
};

/** What can be done with the results has no row of its own. */
export const WithActions: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: {
    ...NothingChosen.args,
    actions: (
      <>
        <Button variant="quiet" icon={<BellIcon />}>
          Seguir
        </Button>
        <Button variant="quiet" icon={<ShareIcon />}>
          Compartir
        </Button>
      </>
    ),
    children: orderedBy('Relevancia'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { top, bottom } = canvas.getByRole('combobox').getBoundingClientRect();
    const action = canvas.getByRole('button', { name: 'Compartir' }).getBoundingClientRect();
    await expect((action.top + action.bottom) / 2).toBe((top + bottom) / 2);
    await expect(canvas.getByText('Orden').offsetWidth).toBe(1);
  },
};

/** Beside a column of filters the order says its label, with and without actions. */
export const BesideColumn: Story = {
  globals: { viewport: { value: 'w1440' } },
  args: { ...WithActions.args },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Orden').offsetWidth).toBeGreaterThan(20);
  },
};

/** Buttons wrap; nothing scrolls horizontally. */
export const LongText: Story = {
  args: {
    menus: menuPerFacet(
      storyFacets.map((facet) => ({ ...facet, label: `${facet.label} según la plataforma` })),
    ),
    sheet: {
      ...facetBarArgs.sheet,
      openLabel: 'Filtros para los cursos que se encontraron en todas las plataformas',
    },
  },
};
