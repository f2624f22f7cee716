import type { Meta, StoryObj } from '@storybook/react-vite';
import { coverSvg } from '../../../covers/cover.ts';
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
