import { CompareChip } from '@aulario/course-view/compareChoice/CompareChip/CompareChip.tsx';
import { Button, DashboardShell, widthFrom } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import {
  free,
  long,
  paid,
  type StoryCourse,
  short,
} from '@aulario/ui/fixtures/patterns/course/CourseCard/courses.ts';
import { storyShell } from '@aulario/ui/fixtures/patterns/frame/Screen/screens.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { CoursePage } from '../../catalogue/coursePage/CoursePage/CoursePage.tsx';
import { storyCoursePage } from '../../catalogue/coursePage/CoursePage/coursePage.fixture.tsx';
import { CompareAlone } from './CompareAlone.tsx';
import { CompareBoard, type ComparedCourse, type CompareRow } from './CompareBoard.tsx';
import { CompareTray } from './CompareTray.tsx';
import { CompareVerdict } from './CompareVerdict.tsx';

const options = ['Da igual', 'Algo', 'Importa', 'Decide'] as const;

const compared = (course: StoryCourse, place: number): ComparedCourse => ({
  id: course.cover.id,
  title: course.title,
  titleLang: course.titleLang,
  href: course.href,
  cover: course.cover,
  by: `${course.platform} · ${course.instructor ?? ''}`,
  rank: place + 1,
  rankLabel: `${place + 1}.º`,
  cart: course.door,
  remove: (
    <Button variant="quiet" aria-label={`Quitar ${course.title}`}>
      Quitar
    </Button>
  ),
});

const chosen = [free, short, long, paid];

const onChange = fn();

const row = (
  name: string,
  weight: CompareRow['weight']['value'],
  values: CompareRow['values'],
  note = 'Aquí se diferencian.',
): CompareRow => ({
  id: name,
  name,
  note,
  weight: {
    label: `Cuánto pesa: ${name}`,
    options,
    value: weight,
    isDisabled: values.filter(({ kind }) => kind !== 'unknown').length < 2,
    onChange,
  },
  values,
});

const unknown = { text: 'Sin dato', note: 'no cuenta', kind: 'unknown' } as const;
const gratis = { text: 'Gratis', note: 'certificado 49,00 US$', kind: 'best' } as const;

const meta = {
  tags: ['comparison', 'versus', 'comparar', 'comparación'],
  component: CompareBoard,
  args: {
    courses: chosen.map(compared),
    bestLabel: 'lo mejor de la fila',
    rows: [
      row('Costo', 2, [gratis, gratis, gratis, { text: '54,99 US$', kind: 'known' }]),
      row('Nivel', 1, [
        { text: 'Principiante', steps: 1, kind: 'best' },
        { text: 'Intermedio', steps: 2, kind: 'known' },
        { text: 'Principiante', steps: 1, kind: 'best' },
        unknown,
      ]),
      row('Valoración', 0, [unknown, unknown, unknown, unknown], 'No se sabe de ninguno.'),
    ],
    verdict: (
      <CompareVerdict
        title={`Primero, «${free.title}»`}
        reasons={[
          { kind: 'for', text: 'Es gratis.' },
          { kind: 'against', text: 'El certificado se paga: 49,00 US$.' },
        ]}
        kindLabels={{ for: 'A favor:', against: 'En contra:' }}
        noReasons=""
        changesTitle="Qué cambiaría el orden"
        changes={[`Si el nivel te diera igual, empatarían «${free.title}» y «${long.title}».`]}
      />
    ),
  },
  parameters: guided({
    anatomy: [
      ['Verdict', 'which course is first, and why', 'section'],
      [
        'Courses',
        'two to four, with rank, cover, cart and removal',
        'ul ul, section ~ ul, [role=list] h2',
      ],
      [
        'Criteria',
        'one row each: name, weight, and a value for every course',
        '[role=list] > li > h3, li h3',
      ],
      ['Weight', 'how much the criterion counts', '[type=range]'],
      ['Tray', 'the courses chosen so far, at the foot of the catalogue'],
      ['Chip', 'their number, on a course’s page, instead of the tray'],
    ],
    keys: [
      ['Tab', 'Verdict, courses, then each criterion’s weight'],
      ['Arrow keys', 'Within a weight, choose another'],
    ],
    spoken: [
      ['Verdict', 'A region with the title as name; reasons for and against say which they are'],
      ['Courses', 'A list; each title is a heading of level 2 with its rank, and a link'],
      ['Criterion', 'A heading of level 3'],
      [
        'Weight',
        'A slider whose value is a word; unavailable where fewer than two courses have the value',
      ],
      ['Value', 'The course first, then the value, and whether it is the best of its row'],
      ['Tray', 'A region with its label'],
    ],
    dos: [
      'Mark the best value of a row with words too.',
      'Say ‘unknown’ where nothing is known; it never counts as best.',
    ],
    donts: ['Compare more than four courses.', 'Hide the weights: they explain the order.'],
    changes: [
      [
        '2026-11-26',
        'The tray is lower. On a course’s page a chip takes its place at every width.',
      ],
      ['2026-11-26', 'A comparison of one course shows it.'],
      ['2026-11-26', 'Values stand on one line with their icon, rank and note.'],
      ['2026-11-26', 'On a small screen every weight is below its name.'],
      [
        '2026-11-26',
        'A verdict that nothing would change has the whole width, its reasons two columns.',
      ],
      ['2026-11-26', 'All four weights are named, not only the chosen one.'],
      ['2026-11-22', 'Added.'],
    ],
  }),
} satisfies Meta<typeof CompareBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A slider changes what weighs; what nobody knows weighs nothing. */
export const Four: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cost = canvas.getByRole('slider', { name: 'Cuánto pesa: Costo' });
    await expect(cost).toHaveAttribute('aria-valuetext', 'Importa');
    fireEvent.change(cost, { target: { value: '3' } });
    await expect(onChange).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('slider', { name: 'Cuánto pesa: Valoración' })).toBeDisabled();
  },
};

/** Where the text of an element begins and ends, without its padding. */
function textBox(element: Element | null | undefined): DOMRect {
  const range = document.createRange();
  const texts = [...(element?.childNodes ?? [])].filter(({ nodeType }) => nodeType === 3);
  if (texts[0]) range.selectNodeContents(texts[0]);
  return range.getBoundingClientRect();
}

/** Icons do not lift their value above its note; every weight is below its name. */
export const Stacked: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const [value] = canvas.getAllByText('Gratis');
    const note = textBox(value?.nextElementSibling);
    await expect(Math.abs(textBox(value).bottom - note.bottom)).toBeLessThan(2);
    const starts = [...canvasElement.querySelectorAll('li h3, div:has(> [type=range])')];
    const lefts = starts.map((start) => start.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** What nothing would change needs no second column. */
export const NothingToChange: Story = {
  args: {
    verdict: (
      <CompareVerdict
        title="Primero, «Programación para todos (empezando con Python)»"
        reasons={[{ kind: 'for', text: 'Es gratis.' }]}
        kindLabels={{ for: 'A favor:', against: 'En contra:' }}
        noReasons=""
        changesTitle="Qué cambiaría el orden"
        changes={[]}
      />
    ),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: /^Primero/ });
    const lines = textBox(title).height / Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(lines)).toBe(1);
  },
};

/** The last course of a comparison. */
export const Alone: Story = {
  render: () => <CompareAlone course={compared(free, 0)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: free.title })).toBeVisible();
  },
};

const tray = (
  <CompareTray
    label="Cursos para comparar"
    covers={chosen.map(({ cover }) => cover)}
    action="Comparar 4"
    href="#"
    clearLabel="Vaciar la comparación"
    onClear={fn()}
  />
);

/** At the foot of the screen, from the first chosen course on. */
export const Tray: Story = { render: () => tray };

/** On a small screen the bar of a course's page holds what the tray leads to, in one row. */
export const ChipInBar: Story = {
  render: () => (
    <>
      <CoursePage
        {...storyCoursePage}
        price={{ ...free.price, notes: ['certificado 49,00 US$', '2020–2024'] }}
        comparison={<CompareChip label="Comparar 4" count={4} href="#" />}
        barActions={<Button>Agregar</Button>}
      />
      {tray}
    </>
  ),
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chip = canvas.getByRole('link', { name: 'Comparar 4' });
    await expect(chip).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Cursos para comparar' })).toBeNull();
    const top = chip.parentElement?.getBoundingClientRect().top ?? 0;
    await expect(window.innerHeight - top).toBeLessThanOrEqual(72);
  },
};

/** From 1000 px it stands below the actions of the course, and nothing covers them. */
export const ChipInPage: Story = {
  ...ChipInBar,
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const entry = canvas.getByRole('region', { name: 'Precio y acciones' });
    await expect(within(entry).getByRole('link', { name: 'Comparar 4' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Cursos para comparar' })).toBeNull();
  },
};

/** What is fixed at the foot covers no content, and the sidebar reaches the page's end below it. */
export const TrayInShell: Story = {
  render: () => (
    <DashboardShell {...storyShell('home')}>
      <h1>Catálogo</h1>
      <CompareTray
        label="Cursos para comparar"
        covers={[]}
        action="Comparar 2"
        href="?compare"
        clearLabel="Quitar todos"
        onClear={() => {}}
      />
    </DashboardShell>
  ),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    if (!matchMedia(widthFrom('sidebar')).matches) return;
    const canvas = within(canvasElement);
    const { bottom } = canvas.getByRole('main').getBoundingClientRect();
    await expect(bottom + scrollY).toBe(document.documentElement.scrollHeight);
    const tray = canvas.getByRole('region', { name: 'Cursos para comparar' });
    const padding = parseFloat(getComputedStyle(canvas.getByRole('main')).paddingBottom);
    await expect(padding).toBeGreaterThan(tray.offsetHeight + 70);
  },
};
