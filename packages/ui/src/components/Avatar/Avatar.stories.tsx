import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { guided, noKeys } from '../documentation/guide.fixture.ts';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { Avatar } from './Avatar.tsx';

/** A picture drawn here, so that no story asks another site for one. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 168"><path fill="#c6d6f3" d="M0 0h132v168H0z"/><path fill="#8c4fa8" d="M16 168v-30a50 50 0 0 1 100 0v30z"/><circle cx="66" cy="62" r="32" fill="#e08a2e"/></svg>',
)}`;

const meta = {
  tags: ['picture', 'profile', 'foto', 'user'],
  component: Avatar,
  args: { name: 'Lucía Marín' },
  parameters: guided({
    anatomy: [
      ['Arch', 'the frame, 36 × 42 or 132 × 168 px', '[role=img]'],
      ['Picture or initials', 'the person; a plain figure where there is no name'],
    ],
    examples: [
      {
        good: { words: 'The full name gives the initials.' },
        bad: { args: { name: '' }, words: 'Without a name there is only a plain figure.' },
      },
    ],
    keys: noKeys,
    spoken: [
      ['With a name', 'An image, named after the person'],
      ['Without a name', 'Nothing'],
    ],
    dos: ['Put the name of the person beside it.'],
    donts: ['Use it for a platform or a course.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Lucía Marín' })).toHaveTextContent(
      'LM',
    );
  },
};

export const Large: Story = { args: { size: 'large' } };

export const Picture: Story = { args: { imageUrl: picture } };

export const LargePicture: Story = { args: { imageUrl: picture, size: 'large' } };

/** The initials take the place of a picture that does not load. */
export const BrokenPicture: Story = {
  args: { imageUrl: 'data:image/png;base64,AAAA', size: 'large' },
  play: async ({ canvasElement }) => {
    const avatar = within(canvasElement).getByRole('img', { name: 'Lucía Marín' });
    await waitFor(() => expect(avatar).toHaveTextContent('LM'));
    await expect(avatar.querySelector('img')).toBeNull();
  },
};

export const OneName: Story = { args: { name: 'Ágata' } };

export const NoName: Story = { args: { name: '' } };

export const OnWall: Story = { decorators: [withWallBackground] };
