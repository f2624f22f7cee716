import { ArticleScreen } from '../features/articles/ArticleScreen.tsx';
import { product } from '../features/articles/product.ts';

export function Component() {
  return <ArticleScreen article={product} />;
}
