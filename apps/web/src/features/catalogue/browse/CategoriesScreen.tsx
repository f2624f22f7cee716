import { ScreenLead, ScreenParts } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { useAsyncResult } from '../../async/useAsyncResult.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { CatalogueFailed } from '../results/CatalogueFailed.tsx';
import { CategoryList } from './CategoryList.tsx';
import type { OverviewData } from './overviewLoader.ts';

/** The twelve categories with their counts and subjects. */
export function CategoriesScreen() {
  const text = useTranslate();
  const result = useAsyncResult(useLoaderData<OverviewData>().overview);
  usePageTitle(text('browse.title'));

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('browse.title')}</h1>
        <ScreenLead>{text('browse.lead')}</ScreenLead>
      </div>
      {result?.status === 'failed' ? (
        <CatalogueFailed code={result.code} />
      ) : (
        <CategoryList overviews={result?.value ?? null} />
      )}
    </ScreenParts>
  );
}
