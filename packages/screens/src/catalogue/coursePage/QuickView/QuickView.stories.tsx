import { Button, widthFrom } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import { storyCourses } from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyQuickView, unknownFacts } from '../CoursePage/coursePage.fixture.tsx';
import { QuickView } from './QuickView.tsx';

const meta = {
  tags: ['preview', 'drawer', 'vista rápida', 'panel'],
  component: QuickView,
  args: { ...storyQuickView, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '700px' } },
    ...guided({
      anatomy: [
        ['Position', '9 of 120, and the title', '[role=status]'],
        ['Arrows', 'to the course before and after; disabled at the ends', 'dialog button'],
        ['Cross', 'closes it', 'dialog button:nth-of-type(3)'],
        ['Content', 'cover, title, facts, what is free; it scrolls', 'dialog h2'],
        ['Foot', 'price and the one action', 'dialog [role=region] + *'],
      ],
      keys: [
        ['J, K', 'Next and previous course'],
        ['Arrow down, up', 'The same; they scroll while the content has the focus'],
        ['Escape', 'Closes it; the focus goes back to the card'],
        ['Tab', 'Stays inside'],
      ],
      spoken: [
        ['Panel', 'A modal dialog with the course’s title as name; the rest of the page is inert'],
        ['Position', 'role status: “9 de 120” and the title, at each step'],
        ['Arrows', 'Buttons; “unavailable” at the ends'],
        [
          'Content',
          'A region with the title as name, which takes the focus so that keys scroll it',
        ],
      ],
      dos: [
        'Give it the results in the order of the grid.',
        'Load the neighbours before somebody steps to them.',
      ],
      donts: [
        'Put into it what only the course’s page needs.',
        'Open it by pointing: it takes a press.',
      ],
      changes: [
        ['2026-11-27', 'Without isOpen: it is open as long as it is rendered.'],
        ['2026-11-26', 'On a phone the action grows; titles of what is free are on one line.'],
        ['2026-11-22', 'Added.'],
      ],
    }),
  },
  render: function Page({ onClose, ...args }) {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      setIsOpen(false);
      onClose();
    };
    return (
      <>
        <Button variant="ghost" onClick={() => setIsOpen(true)}>
          Detalles
        </Button>
        {isOpen && <QuickView {...args} onClose={close} />}
      </>
    );
  },
} satisfies Meta<typeof QuickView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus begins on the title; each fact is on one line, in columns the titles of what is free too. */
export const Open: Story = {
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: storyQuickView.title });
    await expect(within(dialog).getByRole('heading', { level: 2 })).toHaveFocus();
    const time = document.createRange();
    time.selectNodeContents(within(dialog).getByText(/ h · /));
    await expect(time.getClientRects()).toHaveLength(1);
    const tops = ['Lecciones', 'Ejercicios', 'Certificado'].map(
      (title) => within(dialog).getByText(title).getBoundingClientRect().top,
    );
    const rows = matchMedia(widthFrom('columns')).matches ? 1 : tops.length;
    await expect(new Set(tops).size).toBe(rows);
  },
};

/** Of a course of which little is known, the first of the results. */
export const LittleKnown: Story = {
  args: {
    facts: unknownFacts,
    headline: undefined,
    position: '1 de 120',
    previous: { label: 'Curso anterior', onSelect: undefined },
    price: { text: 'Precio en la web', kind: 'unknown', notes: [] },
  },
};

/** A sheet on a phone. */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** Below the price the action has the whole width. */
export const Narrowest: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const action = screen.getByRole('button', { name: 'Agregar al carrito' });
    await expect(action.getBoundingClientRect().width).toBe(288);
  },
};

/** Arrows and letters step through the results; closing gives the focus back. */
export const Keys: Story = {
  render: function Steps(args) {
    const [place, setPlace] = useState<number | null>(null);
    const to = (next: number) => () => setPlace(next);
    return (
      <>
        <Button onClick={to(0)}>Detalles</Button>
        {place !== null && (
          <QuickView
            {...args}
            title={storyCourses[place]?.title ?? ''}
            position={`${place + 1} de 8`}
            previous={{ ...args.previous, onSelect: place > 0 ? to(place - 1) : undefined }}
            next={{ ...args.next, onSelect: to(place + 1) }}
            onClose={() => setPlace(null)}
          />
        )}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Detalles' });
    await userEvent.click(opener);
    const position = within(screen.getByRole('dialog')).getByRole('status');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(position).toHaveTextContent('2 de 8'));
    await userEvent.keyboard('j');
    await waitFor(() => expect(position).toHaveTextContent('3 de 8'));
    await userEvent.keyboard('{ArrowUp}k');
    await waitFor(() => expect(position).toHaveTextContent('1 de 8'));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
