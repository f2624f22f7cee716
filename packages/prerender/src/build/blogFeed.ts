import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { type Language, languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import type { ArticleHead } from '@aulario/screens/articles/article.ts';
import { contentFolder } from '@aulario/screens/build/articles.ts';
import { compileArticle } from '@aulario/screens/build/compileArticle.ts';
import type { Plugin } from 'vite';
import { uuidOf } from './uuidOf.ts';

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
  const at = (path: string) => inLanguage(path, language);
  const updated = posts
    .map(({ date }) => date ?? '')
    .sort()
    .at(-1);
  const entries = posts.map(
    ({ name, title, summary, date }) => `  <entry>
    <id>${uuidOf(at(`${paths.blog}/${name}`))}</id>
    <title>${escapeMarkup(title)}</title>
    <link href="${at(`${paths.blog}/${name}`)}"/>
    <updated>${date}T00:00:00Z</updated>
    <summary>${escapeMarkup(summary)}</summary>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${uuidOf(at(paths.blog))}</id>
  <title>Aulario</title>
  <author><name>Aulario</name></author>
  <link href="${at(paths.blog)}"/>
  <link rel="self" href="${at(paths.blogFeed)}"/>
  <updated>${updated}T00:00:00Z</updated>
${entries.join('')}</feed>
`;
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
