import type { Meta, StoryObj } from '@storybook/react-vite';
import { type PropsWithChildren, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { allStates } from '../../../components/documentation/allStates.fixture.tsx';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { SearchBar } from './SearchBar.tsx';
import { suggest } from './suggestions.fixture.ts';

/** Presses the field, which opens its list. */
const openList = (place: HTMLElement | null) => place?.querySelector('input')?.click();

/** Room for an open list. */
const Opened = ({ children }: PropsWithChildren) => (
  <div ref={openList} style={{ minHeight: 360 }}>
    {children}
  </div>
);

const meta = {
  tags: ['input', 'find', 'buscador', 'búsqueda'],
  component: SearchBar,
  args: {
    label: 'Buscar cursos',
    placeholder: 'Buscar cursos',
    submitLabel: 'Buscar',
    busyLabel: 'Buscando',
    onSubmit: fn(),
  },
  parameters: guided({
    anatomy: [
      ['Magnifier', 'decorative', 'svg'],
      ['Field', 'with a label that is only read', 'input'],
      ['Key', 'the shortcut /, where it is on and the field is empty'],
      ['Button', 'joined with the field; stair bars while busy', 'button'],
      ['Suggestions', 'optional, a list below the field', '[role="listbox"]'],
    ],
    keys: [
      ['/', 'Moves the focus to the field, where hasShortcut is set'],
      ['Arrow down, up', 'Open the list and move through it'],
      ['Home, End', 'First and last suggestion'],
      ['Enter', 'Searches, or takes the active suggestion'],
      ['Escape', 'Closes the list; pressed once more, empties the field'],
    ],
    spoken: [
      ['Bar', 'A search landmark, unless isSearch is false'],
      ['Field', 'A search field named by its label; “read only” while a search runs'],
      ['Shortcut', 'The key, where the screen reader reads aria-keyshortcuts'],
      ['Button', 'Its label; “unavailable” under the words for busy while a search runs'],
    ],
    dos: [
      'Give it the text of the address as searchedText: Back and Forward then show what was searched for.',
      'Set isBusy for as long as the search runs. The field keeps its text and the focus.',
      'Take an empty text for a search for everything.',
      'With suggest, answer onType when you can: a list that comes late opens by itself, unless the search was sent meanwhile. Mark what was typed; say of each row what kind of thing it is.',
      'Let readers turn the / key off; pass their choice as hasShortcut.',
    ],
    donts: [
      'Search at every letter: onSubmit is asked once, by Enter or by the button. Letters are for suggest.',
      'Set isBusy while suggestions are on their way.',
      'Suggest more than eight rows; nobody reads them.',
      "Leave out the label because there is a placeholder; it is the field's name.",
      'Put a second search landmark on the page: isSearch is false where the text makes something else, such as a route.',
    ],
    changes: [
      [
        '2026-11-29',
        'defaultValue is now searchedText; busy, the field is read-only and keeps the focus.',
      ],
      ['2026-11-29', 'isSearch is new.'],
      ['2026-11-22', 'A text typed before the application has loaded is searched for.'],
      ['2026-11-21', 'suggest is new.'],
    ],
  }),
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that it can show: a text, and what it may mean. */
export const WithSuggestions: Story = {
  args: { searchedText: 'pyth', hasShortcut: true, suggest },
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
};

export const Idle: Story = {};

export const WithShortcut: Story = { args: { hasShortcut: true } };

export const WithText: Story = { args: { searchedText: 'fotografía' } };

export const LongText: Story = {
  args: { searchedText: 'gestión de contenidos digitales y marketing turístico de ciudad' },
};

/** While a search runs the field is read-only and pulses, and the button shows a spinner. */
export const Loading: Story = {
  args: { searchedText: 'fotografía', isBusy: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: args.label })).toHaveAttribute('readonly');
    const button = canvas.getByRole('button', { name: args.busyLabel });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

/** Submitting passes the typed text on. */
export const Submit: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'c++');
    await userEvent.click(canvas.getByRole('button', { name: args.submitLabel }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith('c++');
  },
};

/** There is no minimum length; an empty search is valid. */
export const SubmitEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubmit).toHaveBeenLastCalledWith('');
  },
};

/** A search from the field leaves the focus in it. */
export const FocusStays: Story = {
  render: function Render(args) {
    const [isBusy, setBusy] = useState(false);
    return (
      <>
        <SearchBar {...args} isBusy={isBusy} onSubmit={() => setBusy(true)} />
        <button type="button" onClick={() => setBusy(false)}>
          Terminar la búsqueda
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'python{Enter}');
    await expect(field).toHaveAttribute('readonly');
    await userEvent.keyboard('x{Escape}');
    // A real click would move the focus.
    canvas.getByRole('button', { name: 'Terminar la búsqueda' }).click();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('python');
  },
};

export const AllStates: Story = allStates({
  states: { WithSuggestions, Idle, WithShortcut, WithText, LongText, Loading },
  widthPx: 480,
  scale: 0.75,
  draw: (args) => {
    const bar = <SearchBar {...args} />;
    return args.suggest ? <Opened>{bar}</Opened> : bar;
  },
});
