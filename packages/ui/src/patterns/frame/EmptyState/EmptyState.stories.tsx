import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { EmptyState } from './EmptyState.tsx';
import { counterScene } from './scene/counterScene.tsx';
import { crossroadsScene } from './scene/crossroadsScene.tsx';
import { dayAndNightScene } from './scene/dayAndNightScene.tsx';
import { doorsScene } from './scene/doorsScene.tsx';
import { facadeScene } from './scene/facadeScene.tsx';
import { morningScene } from './scene/morningScene.tsx';
import { roomScene } from './scene/roomScene.tsx';
import { shelfScene } from './scene/shelfScene.tsx';
import { stairsScene } from './scene/stairsScene.tsx';

const meta = {
  tags: ['blank slate', 'zero results', 'vacío', 'sin resultados'],
  component: EmptyState,
  args: {
    scene: counterScene,
    title: 'Tu carrito está vacío, intenta agregar algunos cursos',
    children: <ButtonLink href="#">Ver cursos</ButtonLink>,
  },
  parameters: guided({
    anatomy: [
      ['Scene', 'one for each screen; decorative', 'svg'],
      ['Title', 'the one sentence, a heading', 'h2'],
      ['Text', 'optional'],
      ['Ways', 'optional: buttons or links that lead on', 'a'],
    ],
    keys: [['Tab', 'Reaches the ways on']],
    spoken: [
      ['Title', 'A heading of level 2'],
      ['Ways', 'Links and buttons, as they are passed'],
      ['Scene', 'Nothing: it is a drawing'],
    ],
    examples: [
      {
        good: { words: 'One sentence says what is empty, and one way leads on.' },
        bad: {
          args: { title: '¡Ups! Aquí no hay nada', children: undefined },
          words: 'A joke leaves open what is empty, and nothing leads on.',
        },
      },
    ],
    dos: [
      'Say in one sentence what is empty, and offer one way on.',
      'Give each screen its own scene; without one it is about what was looked for in vain.',
      'Repeat what was searched for, and say which filter empties the list.',
    ],
    donts: [
      'Centre it in the void: it starts at the left edge like everything else.',
      'Joke, apologise, or use an exclamation mark.',
      'Use it for a failure. A failure is no emptiness: say what happened and offer to try again.',
    ],
    changes: [
      ['2026-11-29', 'scene is a drawing, imported by the screen alone.'],
      ['2026-11-29', 'Eight scenes are new, one for each screen.'],
      ['2026-11-26', 'What follows it has more room.'],
      ['2026-11-26', 'As the heading of a page, the title is large and the scene above it.'],
      ['2026-11-24', 'A title takes four lines at most.'],
      ['2026-11-21', 'Very long words break.'],
    ],
  }),
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A counter with nothing on it. */
export const EmptyCart: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver cursos' })).toBeVisible();
  },
};

/** Bare niches: nothing was found. */
export const NothingFound: Story = {
  args: {
    scene: undefined,
    title: 'No hay cursos para «zzz» en Música',
    text: 'Sin el filtro de categoría hay 3.',
    children: (
      <>
        <ButtonLink href="#">Buscar en todas las categorías</ButtonLink>
        <Button variant="ghost">Ver todos los cursos</Button>
      </>
    ),
  },
};

/** A page of its own, such as of a broken link: the scene comes first, and the title is large. */
export const WholePage: Story = {
  args: {
    ...{ scene: undefined, headingLevel: 1, text: undefined },
    title: 'Este enlace no lleva ninguna lista, o llegó cortado',
  },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: args.title });
    const scene = canvasElement.querySelector('svg');
    await expect(scene?.getBoundingClientRect().bottom).toBeLessThan(
      title.getBoundingClientRect().top,
    );
    await expect(Number.parseFloat(getComputedStyle(title).fontSize)).toBeGreaterThanOrEqual(32);
  },
};

const long = 'cien años de soledad '.repeat(9).trim();

/** A search as long as an article does not push what to do about it off the screen. */
export const LongTitle: Story = {
  args: { ...NothingFound.args, title: `Nada para «${long}»` },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('heading', { name: args.title });
    const lines = title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight);
    await expect(Math.round(lines)).toBe(4);
  },
};

export const WithoutButton: Story = { args: { children: undefined } };

const shown = {
  room: roomScene,
  shelf: shelfScene,
  stairs: stairsScene,
  facade: facadeScene,
  dayAndNight: dayAndNightScene,
  doors: doorsScene,
  morning: morningScene,
  crossroads: crossroadsScene,
};

/** The scenes of the other screens. */
export const OtherScenes: Story = {
  render: () => (
    <>
      {Object.entries(shown).map(([title, scene]) => (
        <EmptyState key={title} scene={scene} title={title} />
      ))}
    </>
  ),
};
