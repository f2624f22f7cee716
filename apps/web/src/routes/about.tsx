import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { about } from '../features/articles/about.ts';

export function Component() {
  return <ArticleScreen article={about} />;
}
