import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { blog } from '../features/articles/blog.ts';

export function Component() {
  return <ArticleScreen article={blog} />;
}
