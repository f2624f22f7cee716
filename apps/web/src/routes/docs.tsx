import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { docs } from '../features/articles/docs.ts';

export function Component() {
  return <ArticleScreen article={docs} />;
}
