import { ScreenLead, ScreenParts } from '@aulario/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { AddCourse } from '../features/add/AddCourse.tsx';
import { AddressForm } from '../features/add/AddressForm.tsx';
import { AddWays } from '../features/add/AddWays.tsx';
import { useSharedPage } from '../features/add/useSharedPage.ts';
import { useTranslate } from '../features/language/useTranslate.ts';
import { paths } from '../features/navigation/paths.ts';
import { useShell } from '../features/navigation/ShellProvider.ts';
import { dashboardShell } from '../features/navigation/shellPaths.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { useSessionHint } from '../features/session/useSessionHint.ts';

export function Component() {
  const text = useTranslate();
  const { search, hash } = useLocation();
  const hint = useSessionHint();
  const shell = useShell();
  const { page, isGiven } = useSharedPage();
  usePageTitle(text('add.screen'));

  // Share target and bookmarklet have one address; signed-in users are redirected to the
  // dashboard's.
  if (hint !== null && shell !== dashboardShell) {
    return <Navigate replace to={{ pathname: paths.addOwn, search, hash }} />;
  }
  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{text('add.screen')}</h1>
        <ScreenLead>{text('add.lead')}</ScreenLead>
      </div>
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
