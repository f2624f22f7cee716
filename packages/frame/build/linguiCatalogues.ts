import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { partOf } from '../src/language/textParts.ts';

const part = /^virtual:texts\/(\w+)\.(\w+)$/;
const resolvedPart = /^\0virtual:texts\/(\w+)\.(\w+)$/;

function compiled(source: string, isWanted: (id: string) => boolean): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  const wanted = messages.filter(([id]) => isWanted(id));
  return JSON.stringify(
    Object.fromEntries(wanted.map(([id, text]) => [id, compileMessageOrThrow(text)])),
  );
}

/**
 * Compiles the ICU messages of src/locales at build time: no message parser reaches a reader. A part of
 * a language is `virtual:texts/plan.es`.
 */
export const linguiCatalogues = (): Plugin => ({
  name: 'aulario:lingui-catalogues',
  enforce: 'pre',
  resolveId: { filter: { id: part }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: resolvedPart },
    handler(id) {
      const [, wanted, language] = resolvedPart.exec(id) ?? [];
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
