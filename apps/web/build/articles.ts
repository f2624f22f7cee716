import type { Plugin } from 'vite';
import { compileArticle, type Values } from './compileArticle.ts';

/**
 * Makes a content file of src/content a module that exports an `article`; with the query `?head`,
 * its `head` alone.
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
        const { title, summary, date } = article;
        const code = id.endsWith('?head')
          ? `export const head = ${JSON.stringify({ title, summary, date })};`
          : `export const article = ${JSON.stringify(article)};`;
        return { code, map: null };
      },
    },
  };
};
