import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};

export const ShortLine: Story = { args: { width: '62%' } };

export const Price: Story = { args: { width: '86px', height: '20px' } };

export const Picture: Story = { args: { width: '280px', height: '158px' } };
