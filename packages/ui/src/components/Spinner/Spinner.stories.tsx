import type { Meta, StoryObj } from '@storybook/react-vite';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  tags: ['loading', 'progress', 'busy', 'cargando', 'espera', 'loader', 'throbber', 'cargador'],
  component: Spinner,
  parameters: guided({
    anatomy: [['Stair bars', 'three, which light up one after the other']],
    keys: noKeys,
    spoken: [['Anything', 'Nothing: the words beside it say what is busy']],
    dos: ['Put words beside it.', 'Use a Skeleton where the size of what comes is known.'],
    donts: ['Show it for what takes less than a third of a second.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnWall: Story = { decorators: [withWallBackground] };
