import { useLoaderData } from 'react-router-dom';
import { ArticleScreen } from '../articles/ArticleScreen.tsx';
import { loadArticle } from '../articles/loadArticle.ts';
import { TeachProposal } from './TeachProposal.tsx';

export const loader = loadArticle;

export function Component() {
  return (
    <ArticleScreen article={useLoaderData<typeof loader>()}>
      <TeachProposal />
    </ArticleScreen>
  );
}
