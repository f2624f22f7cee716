import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
      ['Choices', '44 px each, one per other language', 'button'],
      ['Mark', 'under the language in use', '[aria-current]'],
    ],
    keys: [
      ['Tab', 'Goes to the other languages'],
      ['Enter', 'Changes the language'],
    ],
    spoken: [
      ['Choice', 'Its short and its own name, in its language'],
      ['Language in use', 'A text; it takes the focus when it was chosen'],
    ],
    dos: ['Give each language its own name.', 'Give a public page an address per language.'],
    donts: ['Show flags: they are countries.'],
    changes: [
      ['2026-11-29', 'The language in use is a text.'],
      ['2026-11-21', 'Added.'],
    ],
  }),
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Spanish: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Idioma' }));
    await expect(group.getAllByRole('button')).toHaveLength(1);
    const english = group.getByRole('button', { name: 'EN English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await userEvent.click(english);
    await expect(args.onSelect).toHaveBeenCalledWith('en');
  },
};

/** The chosen language keeps the focus of the button that it was. */
export const Chosen: Story = {
  render: function Render(args) {
    const [current, setCurrent] = useState('es');
    return <LanguageSwitch {...args} current={current} onSelect={setCurrent} />;
  },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('group', { name: 'Idioma' }));
    await userEvent.click(group.getByRole('button', { name: 'EN English' }));
    await expect(document.activeElement).toHaveTextContent('EN English');
  },
};

export const English: Story = { args: { label: 'Language', current: 'en' } };

export const OnWall: Story = { decorators: [withWallBackground] };
