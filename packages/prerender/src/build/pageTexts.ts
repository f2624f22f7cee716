import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byLanguage, type Language, languages } from '@aulario/frame/language/language.ts';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import type { Plugin } from 'vite';

const locale = (language: Language): Readonly<Record<MessageId, string>> =>
  JSON.parse(
    readFileSync(
      fileURLToPath(import.meta.resolve(`@aulario/frame/locales/${language}.json`)),
      'utf8',
    ),
  );

/** Says a text that only the build needs, which has no values ('page.…'). */
export type PageText = (id: MessageId, language: Language) => string;

/** Reads the texts of every language. */
export function readPageTexts(): PageText {
  const texts = byLanguage(locale);
  return (id, language) => texts[language][id];
}

/** A paragraph in each language, for pages that serve all of them. */
export const inAllLanguages = (id: MessageId, textOf: PageText): string =>
  languages.map(({ code }) => `<p lang="${code}">${textOf(id, code)}</p>`).join('');

/** Writes what the application's page says when it cannot start (index.html). */
export const pageNotices = (): Plugin => ({
  name: 'aulario:page-notices',
  transformIndexHtml: { order: 'pre', handler: (html) => withNotices(html, readPageTexts()) },
});

export const withNotices = (html: string, textOf: PageText): string =>
  html.replaceAll(/<!-- (page\.\w+) -->/g, (_, id: MessageId) => inAllLanguages(id, textOf));
