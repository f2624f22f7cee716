import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { guided } from '../documentation/guide.fixture.ts';
import { withWallBackground } from '../wall/withWallBackground.fixture.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  tags: ['idioma', 'locale', 'i18n', 'language'],
  component: LanguageSwitch,
  args: {
    label: 'Idioma',
    current: 'es',
    languages: [
      { code: 'es', shortName: 'ES', name: 'Español' },
      { code: 'en', shortName: 'EN', name: 'English' },
    ],
    onSelect: fn(),
  },
  parameters: guided({
    anatomy: [
      ['Group', 'with a label that is not shown', '[role=group]'],
      ['Choices', '44 px each, one per language', 'button + button'],
      ['Mark', 'under the language in use', '[aria-pressed=true]'],
    ],
    keys: [
      ['Tab', 'Goes from language to language'],
      ['Enter', 'Changes the language'],
    ],
    spoken: [
      ['Choice', 'Its short and its own name, in its language'],
      ['Language in use', '“pressed”, or “current” where it is a link'],
    ],
    dos: ['Give each language its own name.', 'Give a public page an address per language.'],
    donts: ['Show flags: they are countries.'],
    changes: [['2026-11-21', 'Added.']],
  }),
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Idioma' }));
    await expect(group.getByRole('button', { name: 'ES Español', pressed: true })).toBeVisible();
    const english = group.getByRole('button', { name: 'EN English', pressed: false });
    await expect(english).toHaveAttribute('lang', 'en');
    await userEvent.click(english);
    await expect(args.onSelect).toHaveBeenCalledWith('en');
  },
};

export const English: Story = { args: { label: 'Language', current: 'en' } };

export const OnWall: Story = { decorators: [withWallBackground] };
