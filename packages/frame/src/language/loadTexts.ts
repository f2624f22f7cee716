/// <reference path="./virtualTexts.d.ts" />
import { textFiles } from 'virtual:texts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Language } from './language.ts';
import type { TextPart } from './textParts.ts';

/** The texts of the language that the application speaks. */
export interface Texts {
  readonly i18n: I18n;
  readonly language: () => Language;
  /** Loads the texts of a screen. Rejects if they cannot be fetched. */
  need: (parts: readonly TextPart[]) => Promise<void>;
  /** Changes the language, with all that is needed. Rejects when it cannot be fetched. */
  speak: (language: Language) => Promise<void>;
}

async function messagesOf(language: Language, parts: Iterable<TextPart>): Promise<Messages> {
  const files = [...parts].map((part) => textFiles[language][part]());
  return Object.assign({}, ...(await Promise.all(files)).map(({ texts }) => texts));
}

/** Loads the application's own texts in a language. */
export async function loadTexts(first: Language): Promise<Texts> {
  const i18n = setupI18n();
  const needed = new Set<TextPart>(['app']);
  let language = first;
  let last: Promise<void> = Promise.resolve();

  // One after the other, so that no part is left in the language before.
  const inTurn = (load: () => Promise<void>): Promise<void> => {
    // The caller that waits for the previous one gets its error.
    const turn = last.catch(() => undefined).then(load);
    last = turn;
    return turn;
  };

  const speak = (next: Language) =>
    inTurn(async () => {
      const messages = await messagesOf(next, needed);
      language = next;
      i18n.loadAndActivate({ locale: next, messages });
    });
  const need = (parts: readonly TextPart[]) =>
    inTurn(async () => {
      const missing = parts.filter((part) => !needed.has(part));
      if (missing.length === 0) return;
      i18n.load(language, await messagesOf(language, missing));
      for (const part of missing) needed.add(part);
    });

  await speak(first);
  return { i18n, language: () => language, need, speak };
}
