import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnWall: Story = { decorators: [withWallBackground] };
