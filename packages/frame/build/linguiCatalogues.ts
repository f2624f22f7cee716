import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { firstLanguage, languages } from '../src/language/language.ts';
import { partOf, textParts } from '../src/language/textParts.ts';

const anyTexts = /^virtual:texts(?:$|\/)/;
const part = /^\0virtual:texts\/(\w+)\.(\w+)$/;

function compiled(source: string, isWanted: (id: string) => boolean): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  const wanted = messages.filter(([id]) => isWanted(id));
  return JSON.stringify(
    Object.fromEntries(wanted.map(([id, text]) => [id, compileMessageOrThrow(text)])),
  );
}

/** The module that finds the texts of each part and language. */
function textFiles(): string {
  const loadsOf = (language: string) =>
    textParts.map((name) => {
      const isFirst = name === 'app' && language === firstLanguage;
      const load = isFirst
        ? 'async () => first'
        : `() => import('virtual:texts/${name}.${language}')`;
      return `${name}: ${load}`;
    });
  const files = languages.map(({ code }) => `${code}: { ${loadsOf(code).join(', ')} }`);
  return `import * as first from 'virtual:texts/app.${firstLanguage}';
export const textFiles = { ${files.join(', ')} };`;
}

/**
 * Compiles the ICU messages of src/locales at build time: no message parser reaches a reader. A part of
 * a language is `virtual:texts/plan.es`, all of them are `virtual:texts`.
 */
export const linguiCatalogues = (): Plugin => ({
  name: 'aulario:lingui-catalogues',
  enforce: 'pre',
  resolveId: { filter: { id: anyTexts }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:texts/ },
    handler(id) {
      const [, wanted, language] = part.exec(id) ?? [];
      if (wanted === undefined) return textFiles();
      const file = fileURLToPath(new URL(`../src/locales/${language}.json`, import.meta.url));
      this.addWatchFile(file);
      const texts = compiled(readFileSync(file, 'utf8'), (name) => partOf(name) === wanted);
      return `export const texts = ${texts};`;
    },
  },
  transform: {
    filter: { id: /\/src\/locales\/\w+\.json$/ },
    handler: (source) => ({ code: compiled(source, () => true), map: null }),
  },
});
