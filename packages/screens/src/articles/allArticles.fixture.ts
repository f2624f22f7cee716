import type { Article } from './article.ts';

/** Every article, by the path of its file: '../content/blog/reading-a-price.es.md'. */
export const allArticles = import.meta.glob<Article>('../content/**/*.md', {
  eager: true,
  import: 'article',
});
