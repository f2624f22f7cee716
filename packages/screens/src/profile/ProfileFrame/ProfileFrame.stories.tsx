import { Button, Form, TextField } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProfileSummary } from '../ProfileSummary/ProfileSummary.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

const meta = {
  tags: ['profile', 'account', 'perfil', 'cuenta'],
  component: ProfileFrame,
  args: {
    summary: (
      <ProfileSummary
        name="Ada Lovelace"
        nameLabel="Nombre"
        noName="Sin nombre todavía"
        email="ada@example.com"
        emailLabel="Correo electrónico"
        photoUrl=""
      />
    ),
    title: 'Tus datos',
    children: (
      <Form isBusy={false} onSubmit={fn()}>
        <TextField label="Nombre" defaultValue="Ada Lovelace" />
        <div>
          <Button type="submit" size="big">
            Guardar cambios
          </Button>
        </div>
      </Form>
    ),
  },
  argTypes: { summary: { control: false }, children: { control: false } },
  parameters: guided({
    anatomy: [
      ['Summary', 'a ProfileSummary, above the form where it is narrow', '[role=img]'],
      ['Title', 'what the form is for', 'h2'],
      ['Form', 'changes what the summary shows', 'form'],
    ],
    keys: [['Tab', 'Moves through the form; the summary takes no focus']],
    spoken: [
      ['Summary', 'As a ProfileSummary says it'],
      ['Form', 'A region with the title as name; the title is a heading of level 2'],
    ],
    dos: ['Show in the summary what is stored, and a new picture before it is saved.'],
    donts: ['Put settings of the account into it: each has a SettingsSection below.'],
    changes: [['2026-11-23', 'Moved from the app into the kit.']],
  }),
} satisfies Meta<typeof ProfileFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole('region', { name: args.title });
    await expect(within(form).getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  },
};
