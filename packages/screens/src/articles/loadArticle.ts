import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import {
  languageOfPath,
  withoutLanguage,
} from '@aulario/frame/navigation/address/languageAddress.ts';
import { notFound } from '@aulario/frame/navigation/notFound.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Article } from './article.ts';

/** By the path of the file: '../content/blog/finish-what-you-start.es.md'. */
const files = import.meta.glob<Article>('../content/**/*.md', { import: 'article' });

/**
 * Fetches the article that an address names, '/docs' or '/en/blog/finish-what-you-start', in the
 * language of the address.
 */
export async function loadArticle({ request }: LoaderFunctionArgs): Promise<Article> {
  const { pathname } = new URL(request.url);
  const name = withoutLanguage(pathname).replace(/\/$/, '');
  const load = files[`../content${name}.${languageOfPath(pathname)}.md`] ?? notFound();
  return loadCode(load);
}
