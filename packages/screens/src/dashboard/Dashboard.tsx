import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { whenIdle } from '@aulario/frame/async/whenIdle.ts';
import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LanguageControl } from '@aulario/frame/navigation/address/LanguageControl.tsx';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { nameOf, useAccount } from '@aulario/frame/session/account.ts';
import {
  keptKey,
  saveHomeHint,
  unverifiedKey,
} from '@aulario/frame/session/localData/homeHints.ts';
import { ThemeField } from '@aulario/frame/theme/ThemeField.tsx';
import { Avatar, DashboardShell, Link, LiveRegion, space } from '@aulario/ui';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { backupId } from '../accountData/backup/backupId.ts';
import { PersistenceOffer } from '../accountData/PersistenceOffer.tsx';
import { useReading } from '../catalogue/recommended/useReading.ts';
import { ChangesNote } from '../changes/ChangesNote.tsx';
import { cartBadge } from '../site/cartBadge.ts';
import { isSyncProblem, SyncText } from '../sync/SyncLine.tsx';
import { VerificationNote } from '../verification/VerificationNote.tsx';
import { FooterLinks } from './FooterLinks/FooterLinks.tsx';
import { useSignOut } from './useSignOut.ts';

const Problem = styled(SyncText)`
  margin-block-end: ${space[6]};
`;

/** Tells of a problem above every screen but the profile, which has a `SyncLine`. */
function SyncProblem() {
  const text = useTranslate();
  const { pathname } = useLocation();
  const state = useSyncState();
  if (state === null || pathname === paths.profile) return null;
  return (
    <LiveRegion>
      {isSyncProblem(state) && (
        <Problem $isProblem>
          <span>{text(`sync.${state}`)}</span>{' '}
          <Link href={`${paths.profile}#${backupId}`}>{text('sync.more')}</Link>
        </Problem>
      )}
    </LiveRegion>
  );
}

/** Remembers what the home shows besides the catalogue, for the page before the application. */
function useHomeHints(): void {
  const { storage } = useServices();
  const { isEmailVerified } = useAccount();
  const { settings } = usePlanSettings();
  const isKept = useReading().length > 0 || settings !== null;
  useEffect(() => saveHomeHint(storage, keptKey, isKept), [isKept, storage]);
  useEffect(
    () => saveHomeHint(storage, unverifiedKey, !isEmailVerified),
    [isEmailVerified, storage],
  );
}

/** Links from every screen of the dashboard to pages that are not in its navigation. */
function ShellLinks() {
  const text = useTranslate();
  return (
    <FooterLinks
      label={text('nav.more')}
      links={[
        { label: text('nav.categories'), href: paths.categories },
        { label: text('nav.help'), href: paths.docs },
        { label: text('nav.contact'), href: paths.contact },
        { label: text('nav.legal'), href: paths.legal },
      ]}
    />
  );
}

/** The words of the account's state alone, for a menu. */
function SyncStatus() {
  const text = useTranslate();
  const state = useSyncState();
  return state === null ? null : text(`sync.${state}`);
}

// A sign-out seldom has to ask, and then perhaps without a network.
const importDialog = () => import('../sync/SignOutDialog.tsx');
const SignOutDialog = lazy(async () => ({
  default: (await loadCode(importDialog)).SignOutDialog,
}));

function useEntries() {
  const text = useTranslate();
  const { pathname } = useLocation();
  const badge = cartBadge(text, useCart().entries.length);
  return [
    {
      label: text('nav.home'),
      href: paths.home,
      icon: 'home',
      isCurrent: pathname === paths.home || pathname.startsWith(paths.course),
    },
    {
      label: text('nav.categories'),
      href: paths.categories,
      icon: 'categories',
      isCurrent: pathname.startsWith(paths.categories),
      isInSidebarOnly: true,
    },
    {
      label: text('nav.lists'),
      href: paths.lists,
      icon: 'saved',
      isCurrent: pathname === paths.lists,
      containsCurrent: pathname === paths.myCourses || pathname === paths.plan,
    },
    {
      label: text('nav.myCourses'),
      href: paths.myCourses,
      icon: 'owned',
      isCurrent: pathname === paths.myCourses,
      isInSidebarOnly: true,
    },
    {
      label: text('nav.plan'),
      href: paths.plan,
      icon: 'plan',
      isCurrent: pathname === paths.plan,
      isInSidebarOnly: true,
    },
    {
      label: text('nav.cart'),
      href: paths.cart,
      icon: 'cart',
      isCurrent: pathname.startsWith(paths.cart),
      badge,
    },
    {
      label: text('nav.profile'),
      href: paths.profile,
      icon: 'profile',
      isCurrent: pathname === paths.profile,
    },
  ] as const;
}

interface DashboardProps {
  /** The search above the screen. */
  search: ReactNode;
  children: ReactNode;
}

/** The frame of every signed-in screen. */
export function Dashboard({ search, children }: DashboardProps) {
  const text = useTranslate();
  const account = useAccount();
  const { isSigningOut, unsent, ask, leave, stay } = useSignOut();
  const entries = useEntries();
  const { displayName, photoUrl } = account;
  const avatar = { name: nameOf(account), imageUrl: photoUrl };
  const { offline } = useServices();
  const { pathname, search: query } = useLocation();
  useHomeHints();
  useEffect(() => offline.keep(), [offline]);
  useEffect(() => {
    // In advance only: the dialog itself reports a failure.
    whenIdle(() => importDialog().catch(() => undefined));
  }, []);

  return (
    <DashboardShell
      logoHref={pathname === paths.home && query === '' ? undefined : paths.home}
      logoLabel={text('app.home')}
      navLabel={text('nav.main')}
      entries={entries}
      search={search}
      greeting={
        displayName === ''
          ? text('shell.greetingPlain')
          : text('shell.greeting', { name: displayName })
      }
      language={<LanguageControl />}
      avatar={<Avatar {...avatar} />}
      menu={{
        label: text('shell.menu'),
        avatar: <Avatar {...avatar} />,
        links: [
          { label: text('nav.profile'), href: paths.profile },
          { label: text('nav.backup'), href: `${paths.profile}#${backupId}` },
          { label: text('nav.help'), href: paths.docs },
          { label: text('nav.legal'), href: paths.legal },
        ],
        theme: <ThemeField />,
        status: <SyncStatus />,
      }}
      signOutLabel={text('shell.signOut')}
      onSignOut={() => void ask()}
      isSigningOut={isSigningOut}
      skipLabel={text('app.skip')}
    >
      <SyncProblem />
      <VerificationNote
        isHere={pathname === paths.home || pathname === paths.profile}
        otherwise={<ChangesNote />}
      />
      {children}
      <PersistenceOffer />
      <ShellLinks />
      {unsent !== null && (
        <Suspense>
          <SignOutDialog
            unsent={unsent}
            isSigningOut={isSigningOut}
            onLeave={leave}
            onClose={stay}
          />
        </Suspense>
      )}
    </DashboardShell>
  );
}
