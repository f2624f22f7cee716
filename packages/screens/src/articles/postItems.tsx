import { ArticleDate } from './ArticleDate.tsx';
import type { ArticleListProps } from './ArticleList/ArticleList.tsx';
import { categoryCover } from './article.ts';
import type { BlogPost } from './blogPosts.ts';

/** Posts as the items of a list of articles. */
export const postItems = (posts: readonly BlogPost[]): ArticleListProps['articles'] =>
  posts.map(({ href, title, summary, date, cover }) => ({
    href,
    title,
    summary,
    note: date && <ArticleDate date={date} />,
    cover: cover === null ? undefined : categoryCover(cover),
  }));
