import { coverSvg } from '@aulario/ui/covers';
import { guided, noKeys } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProfileSummary } from './ProfileSummary.tsx';

const meta = {
  tags: ['profile', 'perfil', 'user', 'cuenta'],
  component: ProfileSummary,
  args: {
    name: 'Ada Lovelace',
    noName: 'Sin nombre todavía',
    email: 'ada@example.com',
    nameLabel: 'Nombre',
    emailLabel: 'Correo electrónico',
    photoUrl: '',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: guided({
    anatomy: [
      ['Arch', 'the photo, or initials in its place', '[role=img]'],
      ['Name', 'or words that say there is none', 'dd'],
      ['Address', 'the e-mail address as it is stored', 'div + div dd'],
    ],
    keys: noKeys,
    spoken: [
      ['Arch', 'An image, named after the person, or after the address where there is no name'],
      ['Name and address', 'Terms with their values'],
    ],
    dos: [
      'Pass the sanitised photo address, or an empty text: the initials then stand in the arch.',
      'Show the e-mail address as it is stored; it is read only.',
      'Keep the large arch for the profile. Elsewhere the small avatar does.',
    ],
    donts: [
      'Make the blocks look like fields, or a pencil appear on them. The form beside them changes things.',
      'Invent a name from the e-mail address.',
      'Show a spinner for the photo: the initials are there at once.',
    ],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof ProfileSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};

export const WithPhoto: Story = {
  args: { photoUrl: `data:image/svg+xml,${encodeURIComponent(coverSvg('1', 'Music'))}` },
};

export const BrokenPhoto: Story = { args: { photoUrl: '/no-such-photo.jpg' } };

/** Nobody has given a name yet. */
export const NoName: Story = { args: { name: '' } };

export const LongText: Story = {
  args: {
    name: 'Augusta Ada King, condesa de Lovelace',
    email: 'augusta.ada.king.condesa.de.lovelace@correo.example.com',
  },
};
