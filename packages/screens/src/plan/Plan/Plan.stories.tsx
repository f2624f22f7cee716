import type { WeekState } from '@aulario/my-courses/plan';
import { Button } from '@aulario/ui';
import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PlanFacade } from './PlanFacade.tsx';
import { PlanWeeks } from './PlanWeeks.tsx';
import { WeekdayPicker } from './WeekdayPicker.tsx';

const doors = (pattern: string): WeekState[] =>
  [...pattern].map(
    (letter) => ({ p: 'past', n: 'now', x: 'next', f: 'free' })[letter] ?? 'none',
  ) as WeekState[];

const meta = {
  tags: ['calendar', 'schedule', 'calendario', 'horario'],
  component: PlanFacade,
  args: {
    label: 'Terminas el domingo 10 de enero. Programación: semanas 1 a 4; guitarra: semanas 4 a 7.',
    unit: 'Semana',
    columns: ['1', '2', '3', '4', '5', '6', '7'].map((name) => ({ id: name, name })),
    floors: [
      {
        id: 'guitar',
        title: 'Fundamentos de la guitarra',
        note: '4 semanas, 14 h',
        doors: doors('...xfxx'),
      },
      {
        id: 'python',
        title: 'Programación para todos: una introducción paso a paso para quien nunca programó',
        note: '4 semanas, 20 h',
        doors: doors('ppnxf..'),
      },
    ],
    legend: [
      { state: 'past', text: 'pasada' },
      { state: 'now', text: 'esta semana' },
      { state: 'next', text: 'por venir' },
      { state: 'free', text: 'libre' },
    ],
  },
  parameters: guided({
    anatomy: [
      ['Floors', 'one for each course, with its weeks and hours', '[role=img] small'],
      ['Doors', 'one for each week: past, this one, to come, free', '[role=img] svg'],
      ['Ground', 'the numbers of the weeks'],
      ['Legend', 'what the doors mean', '[role=img] ~ p'],
    ],
    keys: noKeys,
    spoken: [
      ['Façade', 'An image whose name says when each course is done and when all end'],
      ['Legend', 'Read as a paragraph'],
      ['Days', 'A group with its legend; checkboxes named with the whole day, “checked” or not'],
    ],
    dos: [
      'Say the whole plan in one sentence as the label.',
      'Give the weeks as a list too: PlanWeeks.',
    ],
    donts: ['Put anything into the drawing that is not in the list.'],
    changes: [
      ['2026-11-26', 'Columns of months and quarters name their years.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof PlanFacade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facade: Story = {};

/** A plan of two years: its columns are quarters, and the years are below them. */
export const TwoYears: Story = {
  args: {
    unit: 'Trimestre',
    columns: [4, 1, 2, 3, 4, 1, 2, 3].map((quarter, index) => ({
      id: String(index),
      name: `T${quarter}`,
      year: { 0: '2026', 1: '2027', 5: '2028' }[index],
    })),
    floors: [
      {
        id: 'guitar',
        title: 'Fundamentos de la guitarra',
        note: '92 semanas, 1000 h',
        doors: doors('.xxxxxxx'),
      },
      {
        id: 'python',
        title: 'Programación para todos',
        note: '7 semanas, 49 h',
        doors: doors('nx......'),
      },
    ],
  },
};

const names = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/** The days that are chosen, and the weeks in words. */
export const DaysAndWeeks: Story = {
  render: function DaysAndWeeksPage() {
    const [chosen, setChosen] = useState([0, 2, 5]);
    return (
      <>
        <WeekdayPicker
          legend="Días"
          days={names.map((name, index) => ({
            name,
            short: name === 'Miércoles' ? 'X' : name.slice(0, 1),
            isChosen: chosen.includes(index),
          }))}
          onToggle={(day) =>
            setChosen(chosen.includes(day) ? chosen.filter((one) => one !== day) : [...chosen, day])
          }
        />
        <PlanWeeks
          weeks={[
            {
              id: '1',
              state: 'now',
              name: 'Semana 1',
              dates: '7–13 dic.',
              text: 'Programación para todos · Fundamentos de la guitarra',
              hours: '6,5 h',
            },
            {
              id: '2',
              state: 'free',
              name: 'Semana 2',
              dates: '14–20 dic.',
              text: 'Libre',
              hours: '0 h',
              action: <Button variant="quiet">Usarla</Button>,
            },
          ]}
        />
      </>
    );
  },
};
