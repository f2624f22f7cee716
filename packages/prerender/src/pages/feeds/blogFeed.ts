import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import type { ArticleHead } from '@aulario/screens/articles/article.ts';
import { contentFolder } from '@aulario/screens/build/articles.ts';
import { compileArticle } from '@aulario/screens/build/compileArticle.ts';
import type { Plugin } from 'vite';
import { uuidOf } from '../../build/uuidOf.ts';
import { atomOf } from './feedFiles.ts';

const folder = join(contentFolder, 'blog');

export interface FeedPost extends Omit<ArticleHead, 'cover'> {
  /** The last part of its address. */
  readonly name: string;
}

const readPosts = (language: Language): readonly FeedPost[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(`.${language}.md`))
    .map((file) => ({
      ...compileArticle(readFileSync(join(folder, file), 'utf8'), {}),
      name: file.replace(/\.\w+\.md$/, ''),
    }));

/** An Atom feed; its addresses are relative to the host that serves it. */
export function writeFeed(language: Language, posts: readonly FeedPost[]): string {
  const blog = inLanguage(paths.blog, language);
  const entries = posts.map(({ name, title, summary, date }) => {
    const path = inLanguage(`${paths.blog}/${name}`, language);
    return { id: uuidOf(path), title, summary, path, date: new Date(date ?? 0) };
  });
  const updated = new Date(Math.max(...entries.map(({ date }) => date.getTime())));
  const feed = { id: uuidOf(blog), path: blog, page: blog, language, title: 'Aulario' };
  return atomOf({ ...feed, updated, entries }, '');
}

/** Writes the blog's feed in each language. */
export const blogFeed = (): Plugin => ({
  name: 'aulario:blog-feed',
  apply: 'build',
  generateBundle() {
    for (const { code } of languages) {
      const fileName = inLanguage(paths.blogFeed, code).slice(1);
      this.emitFile({ type: 'asset', fileName, source: writeFeed(code, readPosts(code)) });
    }
  },
});
