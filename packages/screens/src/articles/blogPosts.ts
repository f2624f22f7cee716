import type { Language } from '@aulario/frame/language/language.ts';
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

const nameOf = (file: string) => file.replace(/^.*\/(.*)\.\w+\.md$/, '$1');
