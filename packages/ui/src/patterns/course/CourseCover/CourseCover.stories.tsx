import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { guided, noKeys } from '../../../components/documentation/guide.fixture.ts';
import { ArchWindow } from './ArchWindow.tsx';
import { CourseCover } from './CourseCover.tsx';
import { CoverArt } from './CoverArt.tsx';

const cover = { id: 'udemy:5459964', category: 'Development' };

/** A picture of its own, without a request. */
const photoUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270"><rect width="480" height="270" fill="#357"/><circle cx="240" cy="135" r="80" fill="#fc6"/></svg>',
)}`;

const meta = {
  tags: ['image', 'picture', 'thumbnail', 'portada', 'imagen', 'miniatura'],
  component: CourseCover,
  subcomponents: { CoverArt, ArchWindow },
  args: { cover },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Drawing', 'from the course’s id, in the colours of its category', 'svg'],
      ['Picture', 'the platform’s own, over the drawing once it has loaded'],
      ['Sill', 'the line below', 'svg'],
    ],
    keys: noKeys,
    spoken: [['Cover', 'Nothing: it is a drawing']],
    dos: [
      'Give it a scene from coverScenes in a list, so that neighbours differ.',
      'Set isEager for the first row only.',
    ],
    donts: ['Put text over it.', 'Give it an alternative text: the title stands beside it.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof CourseCover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};

export const WithPicture: Story = {
  args: { photoUrl, isEager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(480));
  },
};

/** The drawing stays where the picture cannot be loaded. */
export const BrokenPicture: Story = {
  args: { photoUrl: '/no-such-picture.jpg', isEager: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

/** `ArchWindow`, for the page of a course. */
export const InArch: Story = { render: (args) => <ArchWindow {...args.cover} /> };

/** `CoverArt` alone fills what is around it. */
export const ArtAlone: Story = { render: (args) => <CoverArt {...args.cover} /> };
