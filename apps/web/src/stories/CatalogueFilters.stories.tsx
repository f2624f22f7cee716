import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect, screen } from 'storybook/test';
import { inApp, inEnglish, type ScreenMeta, type ScreenStory, textOf } from './inApp.tsx';

const meta: ScreenMeta = {
  ...inApp,
  title: 'Catalogue filters',
  tags: ['!autodocs'],
  args: { path: `${paths.home}?platform=edx&language=es&sort=price-up`, isSignedIn: true },
};

export default meta;

export const Chosen: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const text = textOf(globals);
    await canvas.findByRole('list', { name: text('catalogue.grid') });
    await canvas.findByRole('link', { name: text('catalogue.clear') });
    await expect(canvas.getByLabelText(text('sort.label'))).toHaveValue('price-up');
  },
};

/** A panel below its button where there is room; where there is none, all of them in a sheet. */
export const Open: ScreenStory = {
  play: async ({ canvas, globals, userEvent }) => {
    const text = textOf(globals);
    await canvas.findByRole('list', { name: text('catalogue.grid') });
    const sheet = canvas.queryByRole('button', { name: new RegExp(`^${text('facet.group')}`) });
    const level = () => canvas.getByRole('button', { name: new RegExp(`^${text('facet.level')}`) });
    await userEvent.click(sheet ?? level());
    const values = await screen.findAllByRole('checkbox');
    await expect(values.some((value) => value.checkVisibility())).toBe(true);
  },
};

export const EnglishOpen: ScreenStory = { ...Open, globals: inEnglish };
