import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { contact } from '../features/articles/contact.ts';
import { useServices } from '../features/services/Services.tsx';

export function Component() {
  return <ArticleScreen article={contact(useServices().issuesUrl)} />;
}
