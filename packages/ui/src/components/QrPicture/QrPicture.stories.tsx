import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { QrPicture } from './QrPicture.tsx';

const corner = (x: number, y: number) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;

const dots = Array.from({ length: 13 * 13 }, (_, place) =>
  place ** 2 % 7 < 3 ? `M${12 + (place % 13)} ${12 + Math.floor(place / 13)}h1v1h-1z` : '',
);

/** Looks like a code, and says nothing. */
const drawing = [corner(4, 4), corner(18, 4), corner(4, 18), ...dots].join('');

const meta = {
  tags: ['code', 'camera', 'scan', 'código', 'cámara'],
  component: QrPicture,
  args: { label: 'Código 1 de 2: tus listas', path: drawing, sideSquares: 29 },
  parameters: guided({
    anatomy: [
      ['Squares', 'black by day, by night and in forced colours', 'path'],
      ['Border', 'white, four squares wide, which cameras need', 'svg'],
    ],
    keys: noKeys,
    spoken: [['Picture', 'An image with the label as name']],
    dos: [
      'Offer a link beside it: not every device has a camera.',
      'Say in the label which of several codes it is.',
    ],
    donts: ['Colour it, or cut its border: cameras then fail.', 'Hold more than 900 characters.'],
    changes: [['2026-11-23', 'Moved from the app into the kit.']],
  }),
} satisfies Meta<typeof QrPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('img', { name: args.label })).toBeVisible();
  },
};
