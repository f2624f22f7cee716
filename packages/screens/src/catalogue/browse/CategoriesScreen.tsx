import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ScreenHead, ScreenParts } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { CatalogueFailed } from '../results/CatalogueFailed.tsx';
import { CategoryList } from './CategoryList.tsx';
import type { OverviewData } from './overviewLoader.ts';

/** The twelve categories with their counts and subjects. */
export function CategoriesScreen() {
  const text = useTranslate();
  const { overview: result } = useLoaderData<OverviewData>();
  const title = useScreenTitle('categories');

  return (
    <ScreenParts>
      <ScreenHead title={title} lead={text('browse.lead')} />
      {result.status === 'failed' ? (
        <CatalogueFailed code={result.code} />
      ) : (
        <CategoryList overviews={result.value} />
      )}
    </ScreenParts>
  );
}
