import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { dashboardShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import { ScreenHead, ScreenParts } from '@aulario/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { AddCourse } from './AddCourse.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddWays } from './AddWays.tsx';
import { useSharedPage } from './useSharedPage.ts';

export function Component() {
  const text = useTranslate();
  const { search, hash } = useLocation();
  const hint = useSessionHint();
  const shell = useShell();
  const { page, isGiven } = useSharedPage();
  const title = useScreenTitle('add');

  // Share target and bookmarklet have one address; signed-in users are redirected to the
  // dashboard's.
  if (hint !== null && shell !== dashboardShell) {
    return <Navigate replace to={{ pathname: paths.addOwn, search, hash }} />;
  }
  return (
    <ScreenParts>
      <ScreenHead title={title} lead={text('add.lead')} />
      {page === null ? (
        <>
          <AddressForm isRefused={isGiven} />
          <AddWays />
        </>
      ) : (
        <AddCourse key={page.url + hash} page={page} />
      )}
    </ScreenParts>
  );
}
