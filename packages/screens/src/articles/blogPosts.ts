import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import type { ArticleHead } from './article.ts';

export interface BlogPost extends ArticleHead {
  readonly href: string;
}

const heads = import.meta.glob<ArticleHead>('../content/blog/*.md', {
  eager: true,
  import: 'head',
  query: '?head',
});

/** The posts of a language, the newest first and, of one day, by title. */
export const blogPosts = (language: Language): readonly BlogPost[] =>
  Object.entries(heads)
    .filter(([file]) => file.endsWith(`.${language}.md`))
    .map(([file, head]) => ({ ...head, href: `${paths.blog}/${nameOf(file)}` }))
    .sort(
      (one, other) =>
        (other.date ?? '').localeCompare(one.date ?? '') || one.title.localeCompare(other.title),
    );

/**
 * The posts that follow the one at an address, in the order of the blog, beginning again after the last.
 *
 * @param count - The maximum number of posts.
 */
export function nextPosts(
  pathname: string,
  language: Language,
  count: number,
): readonly BlogPost[] {
  const posts = blogPosts(language);
  const place = posts.findIndex(({ href }) => inLanguage(href, language) === pathname);
  return [...posts.slice(place + 1), ...posts.slice(0, Math.max(place, 0))].slice(0, count);
}

const nameOf = (file: string) => file.replace(/^.*\/(.*)\.\w+\.md$/, '$1');
