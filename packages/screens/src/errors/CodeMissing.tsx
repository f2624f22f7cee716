import { assetPaths, assetsNamed, refetchAssets } from '@aulario/frame/errors/refetchAssets.ts';
import { statusOf } from '@aulario/frame/errors/statusOf.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useIsOnline } from '@aulario/frame/offline/useIsOnline.ts';
import { Button, ButtonLink } from '@aulario/ui';
import { type ReactNode, useState } from 'react';
import { ErrorScreen } from './ErrorScreen/ErrorScreen.tsx';
import { OopsScreen } from './OopsScreen.tsx';

interface CodeMissingProps {
  homeHref: string;
  /** Why the code did not arrive. A message that names files is not shown: they help no reader. */
  error: Error;
  /** What else may help, below the actions. */
  help: ReactNode;
  /** Whether the dashboard's frame surrounds the screen. */
  isInside?: boolean | undefined;
}

/** The screen where the code of another one did not arrive: without a network it says so. */
export function CodeMissing({ homeHref, error, help, isInside }: CodeMissingProps) {
  const text = useTranslate();
  const isOnline = useIsOnline();
  const [isUnreached, setIsUnreached] = useState(!isOnline);
  const [isBusy, setIsBusy] = useState(false);

  const retry = async () => {
    setIsBusy(true);
    const paths = assetPaths(window, error.message);
    const answers = await refetchAssets(paths);
    const isReached = answers.length > 0 || paths.length === 0;
    // Otherwise the browser's own page would take the place of this one.
    if (isReached) window.location.reload();
    setIsUnreached(!isReached);
    setIsBusy(false);
  };
  const retryButton = (
    <Button
      variant={isUnreached ? 'primary' : 'ghost'}
      isBusy={isBusy}
      onClick={() => void retry()}
    >
      {text('common.retry')}
    </Button>
  );

  if (!isUnreached) {
    const advice = text('error.notArrived');
    const status = assetsNamed(error.message).length > 0 ? undefined : statusOf(error);
    return <OopsScreen {...{ homeHref, advice, status, help, isInside }} retry={retryButton} />;
  }
  return (
    <Unreached
      message={text(isOnline ? 'error.backOnline' : 'error.offlineText')}
      help={help}
      isInside={isInside}
      actions={
        <>
          {retryButton}
          <ButtonLink href={homeHref} variant="ghost">
            {text('error.home')}
          </ButtonLink>
        </>
      }
    />
  );
}

interface UnreachedProps extends Pick<CodeMissingProps, 'help' | 'isInside'> {
  message: string;
  actions: ReactNode;
}

function Unreached(props: UnreachedProps) {
  const title = useTranslate()('error.offline');
  usePageTitle(title);
  return <ErrorScreen title={title} {...props} />;
}
