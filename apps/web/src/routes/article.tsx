import { useLoaderData } from 'react-router-dom';
import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { loadArticle } from '../features/articles/loadArticle.ts';

export const loader = loadArticle;

export function Component() {
  return <ArticleScreen article={useLoaderData<typeof loader>()} />;
}
