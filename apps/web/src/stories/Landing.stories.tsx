import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import {
  inApp,
  inEnglish,
  languageOf,
  type ScreenMeta,
  type ScreenStory,
  textOf,
} from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.landing } };

export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('heading', { level: 1, name: 'All courses in ONE place' });
    const corridor = canvas.getByRole('navigation', { name: text('landing.corridorLabel') });
    await expect(corridor.querySelectorAll('a')).toHaveLength(12);
    const start = canvas.getByRole('link', { name: 'Get started now' });
    await expect(start).toHaveAttribute('href', inLanguage(paths.signup, languageOf(globals)));
  },
};

export const English: ScreenStory = { ...Default, globals: inEnglish };
