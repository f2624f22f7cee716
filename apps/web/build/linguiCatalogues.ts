import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the ICU messages of src/locales at build time: no message parser reaches a reader. */
export const linguiCatalogues = (): Plugin => ({
  name: 'aulario:lingui-catalogues',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/locales\/\w+\.json$/ },
    handler(source) {
      const messages = JSON.parse(source) as Record<string, string>;
      const compiled = Object.entries(messages).map(([id, text]) => [
        id,
        compileMessageOrThrow(text),
      ]);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  },
});
