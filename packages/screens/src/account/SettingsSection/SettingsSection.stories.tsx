import { Button, Checkbox, TextField } from '@aulario/ui';
import { guided } from '@aulario/ui/fixtures/components/documentation/guide.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SettingsSection } from './SettingsSection.tsx';

const meta = {
  tags: ['preferences', 'account', 'ajustes', 'preferencias', 'cuenta'],
  component: SettingsSection,
  args: {
    title: 'Acceso',
    children: (
      <>
        <TextField label="Correo electrónico" type="email" />
        <Checkbox label="La tecla / lleva al buscador" />
        <Button variant="ghost">Cambiar correo</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: guided({
    anatomy: [
      ['Line', 'parts the section from the one above', 'section'],
      ['Title', 'what the settings have in common', 'h2'],
      ['Settings', 'below one another, beside the title where there is room', 'h2 + div'],
    ],
    keys: [['Tab', 'Moves through the settings; the section itself takes no focus']],
    spoken: [['Section', 'A region with the title as name; the title is a heading of level 2']],
    dos: ['Put settings together that answer one question.', 'Save each setting by itself.'],
    donts: [
      'Nest sections.',
      'Put one button below several sections: nobody can tell what it saves.',
    ],
    changes: [
      ['2026-11-26', 'A link can lead to a section.'],
      ['2026-11-22', 'Moved from the app into the kit.'],
    ],
  }),
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const section = within(canvasElement).getByRole('region', { name: args.title });
    await expect(within(section).getByRole('heading', { level: 2 })).toHaveTextContent(args.title);
  },
};
