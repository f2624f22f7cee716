import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { legal } from '../features/articles/legal.ts';

export function Component() {
  return <ArticleScreen article={legal} />;
}
