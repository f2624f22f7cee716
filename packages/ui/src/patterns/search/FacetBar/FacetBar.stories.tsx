import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { withMinHeight } from '../withMinHeight.fixture.tsx';
import { FacetBar } from './FacetBar.tsx';
import { facetBarArgs, RememberingFacetBar } from './facetBar.fixture.tsx';
import { storyMenus, uncounted } from './facets.fixture.ts';

const meta = {
  tags: ['filters', 'refine', 'filtros', 'facetas'],
  component: FacetBar,
  args: facetBarArgs,
  decorators: [withMinHeight(420)],
  render: (args) => <RememberingFacetBar {...args} />,
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
      .getByRole('button', { name: /^Coste/ })
      .focus();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** The counts are on their way: planes stand for them, never a 0. */
export const Counting: Story = {
  args: { facets: uncounted, menus: storyMenus(uncounted) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await openLevel(canvasElement);
    const tick = within(canvasElement).getByRole('checkbox', { name: 'Principiante' });
    await waitFor(() => expect(tick).toBeVisible());
  },
};

/** Several facets that are one thought stand under their names behind one button. */
export const Grouped: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Más' }));
    const panel = canvas.getByRole('group', { name: 'Más' });
    await waitFor(() => expect(panel).toBeVisible());
    await expect(within(panel).getByRole('group', { name: 'Certificado' })).toBeVisible();
  },
};
