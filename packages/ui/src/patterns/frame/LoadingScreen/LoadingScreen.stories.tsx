import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { guided } from '../../../components/documentation/guide.fixture.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { LongWait } from './LongWait.tsx';

const meta = {
  tags: ['splash', 'spinner', 'wait', 'cargando', 'espera'],
  component: LoadingScreen,
  subcomponents: { LongWait },
  args: {
    children: 'Abriendo el catálogo…',
    longWait: {
      message: 'Esto tarda más de lo normal.',
      reloadLabel: 'Cargar otra vez',
      onReload: fn(),
    },
  },
  parameters: {
    layout: 'fullscreen',
    ...guided({
      anatomy: [
        ['Stair bars', 'decorative', '[role=status] > *'],
        ['Words', 'what is loading', '[role=status]'],
        ['Long wait', 'after a while: why, and a way on'],
      ],
      keys: [['Tab', 'Reaches the way on once it is shown']],
      spoken: [
        ['Words', 'role status: what is loading, when there is a pause'],
        ['Long wait', 'role alert: why, at once'],
        ['Stair bars', 'Nothing'],
      ],
      dos: ['Say what is loading.', 'Use it where nothing of the page is known yet.'],
      donts: ['Use it where a skeleton can show the page’s form.'],
      changes: [['2026-11-22', 'Moved from the app into the kit.']],
    }),
  },
} satisfies Meta<typeof LoadingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Abriendo el catálogo…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** After ten seconds, which pass at once here. */
export const TooLong: Story = {
  beforeEach: () => {
    const { setTimeout } = window;
    window.setTimeout = new Proxy(setTimeout, {
      apply: (wait, self, [handler, delayMs]) =>
        Reflect.apply(wait, self, [handler, delayMs === 10_000 ? 0 : delayMs]),
    });
    return () => {
      window.setTimeout = setTimeout;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Esto tarda más de lo normal.',
    );
    await expect(canvas.getByRole('button', { name: 'Cargar otra vez' })).toBeVisible();
  },
};
