import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { Redirect } from '@aulario/frame/navigation/Redirect.tsx';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { dashboardShell } from '@aulario/frame/navigation/shellPaths.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useSessionHint } from '@aulario/frame/session/useSessionHint.ts';
import {
  addressIn,
  bookmarklet,
  type ReadPage,
  readSharedFragment,
  readSharedPage,
} from '@aulario/my-courses/add';
import { Button, Disclosure, ScreenHead, Stack, space, TextField } from '@aulario/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { AddCourse } from './AddCourse.tsx';

const Root = styled.form`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
  max-width: 640px;

  > :first-child { width: 100%; }
`;

/** Asks for the address of a course and puts it into the screen's query, from which it is read. */
function AddressForm({ isRefused }: { isRefused: boolean }) {
  const text = useTranslate();
  const navigate = useNavigate();
  const [typed, setFieldValue] = useState('');
  return (
    <Root
      onSubmit={(event) => {
        event.preventDefault();
        // Where an address that cannot be read is typed again.
        event.currentTarget.querySelector('input')?.focus();
        void navigate({ search: new URLSearchParams({ url: typed.trim() }).toString(), hash: '' });
      }}
    >
      <TextField
        label={text('add.address')}
        hint={text('add.addressHint')}
        error={isRefused ? text('add.notRead') : undefined}
        inputMode="url"
        required
        value={typed}
        onChange={({ currentTarget }) => setFieldValue(currentTarget.value)}
      />
      <Button type="submit">{text('add.read')}</Button>
    </Root>
  );
}

interface Shared {
  /** Null without a valid input. */
  readonly page: ReadPage | null;
  /** Whether there was any input. */
  readonly isGiven: boolean;
}

/** The input of the share sheet in the query, or of the bookmarklet in the fragment. */
function useSharedPage(): Shared {
  const { search, hash } = useLocation();
  return useMemo(() => {
    if (hash.length > 1) {
      const shared = readSharedFragment(hash.slice(1));
      return { page: shared && readSharedPage(shared), isGiven: true };
    }
    const given = new URLSearchParams(search);
    const [url, text, title] = ['url', 'text', 'title'].map((name) => given.get(name) ?? '');
    const address = addressIn(`${url ?? ''} ${text ?? ''} ${title ?? ''}`);
    const isGiven = given.has('url') || given.has('text') || given.has('title');
    if (address === null) return { page: null, isGiven };
    return { page: readSharedPage({ url: address, title: title ?? '', ld: [] }), isGiven };
  }, [hash, search]);
}

/** React refuses addresses of scripts; this one is only kept as a bookmark. */
const setScript = (link: HTMLAnchorElement | null) =>
  link?.setAttribute('href', bookmarklet(window.location.origin + paths.add));

/** The other ways to add a course: the share sheet, and a bookmarklet for the platform's page. */
function AddWays() {
  const text = useTranslate();
  return (
    <Disclosure label={text('add.ways')}>
      <Stack>
        <p>{text('add.waysShare')}</p>
        <div>
          <p>{text('add.waysBookmark')}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: a link to drag, whose address is set below. */}
          <a ref={setScript} href="#add-ways" onClick={(event) => event.preventDefault()}>
            {text('add.bookmark')}
          </a>
        </div>
        <p>{text('add.private')}</p>
      </Stack>
    </Disclosure>
  );
}

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
    return <Redirect to={{ pathname: paths.addOwn, search, hash }} />;
  }
  return (
    <Stack>
      <ScreenHead title={title} lead={text('add.lead')} />
      {page === null ? (
        <>
          <AddressForm isRefused={isGiven} />
          <AddWays />
        </>
      ) : (
        <AddCourse key={page.url + hash} page={page} />
      )}
    </Stack>
  );
}
