import { useLoaderData } from 'react-router-dom';
import { ArticleScreen } from './ArticleScreen.tsx';
import { loadArticle } from './loadArticle.ts';

export const loader = loadArticle;

export function Component() {
  return <ArticleScreen article={useLoaderData<typeof loader>()} />;
}
