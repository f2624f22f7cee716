import { ScreenLead, ScreenParts } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import { useText } from '../../language/useText.ts';
import { usePage } from '../../navigation/usePage.ts';
import { CatalogueFailed } from '../CatalogueFailed.tsx';
import { useOutcome } from '../useOutcome.ts';
import { CategoryRooms } from './CategoryRooms.tsx';
import type { OverviewData } from './overviewLoader.ts';

/** The twelve categories, each with how much stands behind its door and what it is about. */
export function CategoriesScreen() {
  const text = useText();
  const outcome = useOutcome(useLoaderData<OverviewData>().overview);
  usePage(text('browse.title'));

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('browse.title')}</h1>
        <ScreenLead>{text('browse.lead')}</ScreenLead>
      </div>
      {outcome?.status === 'failed' ? (
        <CatalogueFailed code={outcome.code} />
      ) : (
        <CategoryRooms overviews={outcome?.value ?? null} />
      )}
    </ScreenParts>
  );
}
