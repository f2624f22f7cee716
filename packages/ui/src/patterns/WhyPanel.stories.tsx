import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { roomBelow } from './roomBelow.tsx';
import { longWhy, storyWhy } from './storyWhy.ts';
import { WhyPanel } from './WhyPanel.tsx';

const meta = {
  component: WhyPanel,
  args: storyWhy,
  decorators: [roomBelow(400)],
} satisfies Meta<typeof WhyPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: /aparece|why/i });
  await userEvent.click(opener);
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
  return opener;
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    const panel = within(canvasElement).getByRole('group', { name: args.title });
    await expect(panel).toBeVisible();
    const texts = within(panel).getAllByRole('paragraph').slice(0, 3);
    const words = ['pyhton python', 'parecida · título, tema', '58 %'];
    for (const [place, text] of texts.entries())
      await expect(text).toHaveTextContent(words[place] ?? '');
  },
};

/** Its cross closes it, and the focus goes back to the button. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Cerrar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
    await expect(opener).toHaveFocus();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { rows: null },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const English: Story = {
  args: {
    label: 'Why is this here?',
    accessibleLabel: 'Why is this here? Python for Everybody',
    title: 'Why is this here?',
    closeLabel: 'Close',
    rows: [
      {
        asked: 'programming',
        found: 'programación',
        foundLang: 'es',
        kind: 'translated',
        fields: 'title',
        share: 1,
        shareLabel: '100%',
      },
    ],
    note: 'Courses in your language come first when they match as well.',
  },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const LongText: Story = {
  args: longWhy,
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
