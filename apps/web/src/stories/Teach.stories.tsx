import { paths } from '@aulario/frame/navigation/paths.ts';
import type { Proposals } from '@aulario/frame/services/Proposals.ts';
import { expect } from 'storybook/test';
import {
  inApp,
  inEnglish,
  type ScreenMeta,
  type ScreenStory,
  type Stage,
  textOf,
} from './inApp.tsx';

const meta: ScreenMeta = { ...inApp, tags: ['!autodocs'], args: { path: paths.teach } };

export default meta;

/** Opens the page where proposals reach the operator in that way. */
const reaching = (proposals: Proposals) => () => ({ proposals });

const write = async ({ canvas, globals, userEvent }: Stage, address: string) => {
  const text = textOf(globals);
  await userEvent.type(await canvas.findByLabelText(text('teach.address')), `${address}{Enter}`);
};

const course = 'https://www.edx.org/learn/python/una-institucion-con-un-nombre-bastante-largo';

const reads: NonNullable<ScreenStory['play']> = async (stage) => {
  await write(stage, course);
  const name = textOf(stage.globals)('teach.message');
  await expect(await stage.canvas.findByRole('region', { name })).toBeVisible();
};

export const Default: ScreenStory = {
  play: async ({ canvas, globals }) => {
    const name = textOf(globals)('teach.continue');
    await expect(await canvas.findByRole('button', { name })).toBeVisible();
  },
};

export const InvalidAddress: ScreenStory = {
  play: async (stage) => {
    await write(stage, 'www.edx.org');
    await stage.canvas.findByText(textOf(stage.globals)('teach.addressWrong'));
  },
};

/** Where nobody is named, the message can be copied. */
export const ToCopy: ScreenStory = { play: reads };

export const ByMail: ScreenStory = {
  args: { services: reaching({ kind: 'mail', address: 'hola@aulario.example' }) },
  play: reads,
};

export const ByTracker: ScreenStory = {
  args: { services: reaching({ kind: 'tracker', url: 'https://github.com/a/b/issues' }) },
  play: reads,
};

const sends =
  (answer: 'teach.sent' | 'teach.failed'): NonNullable<ScreenStory['play']> =>
  async (stage) => {
    await write(stage, course);
    const text = textOf(stage.globals);
    await stage.userEvent.click(
      await stage.canvas.findByRole('button', { name: text('teach.send') }),
    );
    await stage.canvas.findByText(text(answer));
  };

export const Sent: ScreenStory = {
  args: { services: reaching({ kind: 'endpoint', send: () => Promise.resolve() }) },
  play: sends('teach.sent'),
};

export const Failed: ScreenStory = {
  args: {
    services: reaching({ kind: 'endpoint', send: () => Promise.reject(new Error('Refused')) }),
  },
  play: sends('teach.failed'),
};

export const English: ScreenStory = { ...ToCopy, globals: inEnglish };
