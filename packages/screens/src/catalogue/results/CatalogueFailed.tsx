import type { CatalogueErrorCode } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, EmptyState, Note } from '@aulario/ui';
import { useRevalidator } from 'react-router-dom';

/** The catalogue could not be read; the query stays in the address for another attempt. */
export function CatalogueFailed({ code }: { code: CatalogueErrorCode }) {
  const text = useTranslate();
  const { revalidate, state } = useRevalidator();
  return (
    <EmptyState scene="nothing" title={text('catalogue.failedTitle')}>
      <Note tone="danger" role="alert">
        {text(`catalogue.failed.${code}`)}
      </Note>
      <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
        {text('common.retry')}
      </Button>
    </EmptyState>
  );
}
