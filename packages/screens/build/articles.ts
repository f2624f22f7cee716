import { join } from 'node:path';
import type { Plugin } from 'vite';
import { compileArticle, type Values } from './compileArticle.ts';

/** The texts that are read, a file for each language. */
export const contentFolder = join(import.meta.dirname, '../src/content');

/**
 * Compiles a content file of src/content to a module that exports an `article`; with the query
 * `?head`, only its `head`.
 */
export const articles = (): Plugin => {
  let values: Values = {};
  return {
    name: 'aulario:articles',
    enforce: 'pre',
    configResolved({ env }) {
      values = env;
    },
    transform: {
      filter: { id: /\/src\/content\/.*\.md(?:\?head)?$/ },
      handler(source, id) {
        const article = compileArticle(source, values);
        const { title, summary, date, cover } = article;
        const code = id.endsWith('?head')
          ? `export const head = ${JSON.stringify({ title, summary, date, cover })};`
          : `export const article = ${JSON.stringify(article)};`;
        return { code, map: null };
      },
    },
  };
};
