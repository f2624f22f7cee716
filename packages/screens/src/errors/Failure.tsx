import { ChunkLoadError, loadCode } from '@aulario/frame/errors/loadCode.ts';
import { isNotFound, statusOf } from '@aulario/frame/errors/statusOf.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { Button } from '@aulario/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { CodeMissing } from './CodeMissing.tsx';
import type { NotFoundProps } from './NotFound.tsx';
import { OopsScreen } from './OopsScreen.tsx';
import { SetAside } from './SetAside.tsx';

// The only part of a failure that needs more code than every screen has.
const NotFound = lazy(async () => ({
  default: (await loadCode(() => import('./NotFound.tsx'))).NotFound,
}));

type FailureProps = Omit<NotFoundProps, 'status'>;

/** The screen for a failed or unknown route. */
export function Failure(props: FailureProps) {
  const error = useRouteError();
  const status = statusOf(error);
  if (!isNotFound(error)) return <Unexpected {...props} error={error} status={status} />;
  return (
    <Suspense>
      <NotFound {...props} status={status ?? ''} />
    </Suspense>
  );
}

interface UnexpectedProps extends FailureProps {
  error: unknown;
  status: string | undefined;
}

/** Without the public header, since that may be what failed. */
function Unexpected({ homeHref, isInside, error, status }: UnexpectedProps) {
  const text = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const { report } = useServices();

  useEffect(() => report(error, 'screen'), [error, report]);

  const isCodeMissing = error instanceof ChunkLoadError;
  const help = <SetAside error={error} isOffered={!isCodeMissing} />;
  if (isCodeMissing) return <CodeMissing {...{ homeHref, isInside, error, help }} />;

  const retry = () => void navigate(location.pathname + location.search, { replace: true });
  return (
    <OopsScreen
      homeHref={homeHref}
      isInside={isInside}
      status={status}
      retry={
        <Button variant="ghost" onClick={retry}>
          {text('common.retry')}
        </Button>
      }
      help={help}
    />
  );
}
