import type { MessageId } from '@aulario/frame/language/messages.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { expect } from 'storybook/test';
import {
  inApp,
  inEnglish,
  type ScreenMeta,
  type ScreenStory,
  type Stage,
  textOf,
} from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.contact } };

export default meta;

/** Opens the newsletter, with what its provider does about an address. */
const open = (subscribe: () => Promise<void>) => () => ({ newsletter: { subscribe } });

const subscribe = async ({ canvas, globals, userEvent }: Stage, email = 'lucia@example.com') => {
  const field = await canvas.findByLabelText(textOf(globals)('field.email'));
  await userEvent.type(field, `${email}{Enter}`);
};

const subscribeAndRead = (message: MessageId) => async (stage: Stage) => {
  await subscribe(stage);
  await stage.canvas.findByText(textOf(stage.globals)(message));
};

export const Open: ScreenStory = {
  args: { services: open(() => Promise.resolve()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
};

export const InvalidAddress: ScreenStory = {
  ...Open,
  play: async (stage) => {
    await subscribe(stage, 'lucia@');
    await stage.canvas.findByText(textOf(stage.globals)('invalid.email'));
  },
};

export const Busy: ScreenStory = {
  args: { services: open(() => new Promise(() => undefined)) },
  play: async (stage) => {
    await subscribe(stage);
    const name = textOf(stage.globals)('newsletter.busy');
    await stage.canvas.findByRole('button', { name, busy: true });
  },
};

export const Done: ScreenStory = { ...Open, play: subscribeAndRead('newsletter.done') };

export const Failed: ScreenStory = {
  args: { services: open(() => Promise.reject(new Error('Refused'))) },
  play: subscribeAndRead('newsletter.failed'),
};

export const English: ScreenStory = { ...Open, globals: inEnglish };

export const EnglishDone: ScreenStory = { ...Done, globals: inEnglish };
