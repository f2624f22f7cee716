import { isLanguage, type Language } from '@aulario/frame/language/language.ts';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import en from '@aulario/frame/locales/en.json';
import es from '@aulario/frame/locales/es.json';
import { setupI18n } from '@lingui/core';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { latencyOf } from './latency.ts';
import { Screen, type ScreenProps } from './Screen.tsx';

/** What a story of a screen chooses; the toolbar chooses the rest. */
export type ScreenArgs = Omit<ScreenProps, 'language' | 'latency'>;
export type ScreenMeta = Meta<ScreenArgs>;
export type ScreenStory = StoryObj<ScreenArgs>;

/** What `play` works with. */
export type Stage = Pick<StoryContext<ScreenArgs>, 'canvas' | 'globals' | 'step' | 'userEvent'>;

type Globals = Stage['globals'];

// A screen's code arrives when it is first asked for, and two cores may be busy.
configure({ asyncUtilTimeout: 8000 });

export const languageOf = (globals: Globals): Language =>
  isLanguage(globals['language']) ? globals['language'] : 'es';

const messages = setupI18n({ messages: { es, en } });

/** The texts that the story shows: a `play` finds things by their names in either language. */
export function textOf(globals: Globals): Text {
  const language = languageOf(globals);
  return (id, values) => {
    messages.activate(language);
    return messages._(id, values);
  };
}

/** Renders the screen with the language and theme of the toolbar, and remounts it when they change. */
export const inApp = {
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <Screen
      key={`${globals['language']} ${globals['latency']}`}
      {...args}
      language={languageOf(globals)}
      latency={latencyOf(globals)}
    />
  ),
} satisfies ScreenMeta;

export const inEnglish = { language: 'en' };
