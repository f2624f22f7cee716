import { Button, ButtonLink, ErrorScreen } from '@aulario/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { fixedTexts, useFixedTextsLang } from '../language/fixedTexts.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { useServices } from '../services/Services.tsx';
import { PublicPage } from '../site/PublicPage.tsx';
import { ChunkLoadError } from './ChunkLoadError.ts';
import { FailureSearch } from './FailureSearch.tsx';
import { assetPaths, refetchAssets } from './refetchAssets.ts';
import { isNotFound, statusOf } from './statusOf.ts';

async function reloadPastCache(message: string) {
  await refetchAssets(assetPaths(window, message));
  window.location.reload();
}

interface FailureProps {
  homeHref: string;
  /** The catalogue to search from an unknown address. */
  catalogueHref: string;
  /** Whether the dashboard's frame surrounds the screen. */
  isInside?: boolean | undefined;
}

/** The screen for a failed or unknown route. */
export function Failure({ homeHref, catalogueHref, isInside }: FailureProps) {
  const text = useTranslate();
  const quotedLang = useFixedTextsLang();
  const navigate = useNavigate();
  const location = useLocation();
  const error = useRouteError();
  const status = statusOf(error);
  const { report } = useServices();
  usePageTitle(fixedTexts.oops);

  useEffect(() => {
    if (!isNotFound(error)) report(error, 'screen');
  }, [error, report]);

  const retry = () => {
    if (error instanceof ChunkLoadError) void reloadPastCache(error.message);
    else void navigate(location.pathname + location.search, { replace: true });
  };

  const isMissing = isNotFound(error);
  const screen = (
    <ErrorScreen
      title={fixedTexts.oops}
      titleLang={quotedLang}
      message={fixedTexts.sorry}
      messageLang={quotedLang}
      status={isMissing ? `${status}. ${text('error.notFound')}` : status}
      search={isMissing && <FailureSearch catalogueHref={catalogueHref} />}
      isInside={isInside}
      actions={
        <>
          <ButtonLink href={homeHref} variant={isMissing ? 'ghost' : 'primary'}>
            {text('error.home')}
          </ButtonLink>
          {!isMissing && (
            <Button variant="ghost" onClick={retry}>
              {text('error.retry')}
            </Button>
          )}
        </>
      }
    />
  );
  // The header itself may be what failed, so only a missing page has one.
  return isMissing && !isInside ? <PublicPage>{screen}</PublicPage> : screen;
}
