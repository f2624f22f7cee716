import { Button, ButtonLink, ErrorScreen } from '@aulario/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { quoted, useQuotedLang } from '../language/quoted.ts';
import { useText } from '../language/useText.ts';
import { usePage } from '../navigation/usePage.ts';
import { CodeMissing } from './CodeMissing.ts';
import { isNotFound, statusOf } from './statusOf.ts';

interface FailureProps {
  homeHref: string;
  /** True inside the dashboard's frame. */
  isInside?: boolean | undefined;
}

/** The screen of a route that failed, or that does not exist. */
export function Failure({ homeHref, isInside }: FailureProps) {
  const text = useText();
  const quotedLang = useQuotedLang();
  const navigate = useNavigate();
  const location = useLocation();
  const error = useRouteError();
  const status = statusOf(error);
  usePage(quoted.oops);

  const retry = () => {
    if (error instanceof CodeMissing) window.location.reload();
    else void navigate(location.pathname + location.search, { replace: true });
  };

  return (
    <ErrorScreen
      title={quoted.oops}
      titleLang={quotedLang}
      message={quoted.sorry}
      messageLang={quotedLang}
      status={isNotFound(error) ? `${status}. ${text('error.notFound')}` : status}
      isInside={isInside}
      actions={
        <>
          <ButtonLink href={homeHref}>{text('error.home')}</ButtonLink>
          <Button variant="ghost" onClick={retry}>
            {text('error.retry')}
          </Button>
        </>
      }
    />
  );
}
