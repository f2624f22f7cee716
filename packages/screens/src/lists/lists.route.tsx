import { compareHref } from '@aulario/course-view/compareChoice/compareHref.ts';
import { useCompared } from '@aulario/course-view/kept/useCompared.ts';
import {
  useFollowed,
  useLists,
  useListsActions,
  useOwned,
} from '@aulario/course-view/kept/useSaved.ts';
import { SavedSections } from '@aulario/course-view/saved/SavedSections.tsx';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { regionOf } from '@aulario/frame/language/regionOf.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { myCoursesId } from '@aulario/frame/session/useMyCoursesHref.ts';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { coursesBookmarks, coursesCsv, coursesMarkdown } from '@aulario/my-courses/lists';
import {
  Button,
  ButtonGroup,
  ButtonLink,
  CardMenu,
  CardMenuItem,
  CardMenuLink,
  Disclosure,
  DownloadIcon,
  EmptyState,
  HistoryIcon,
  Note,
  PlusIcon,
  PrintIcon,
  ScreenHead,
  ScreenLead,
  Stack,
  shelfScene,
  space,
  type,
} from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BackupPanel } from '../accountData/backup/BackupPanel.tsx';
import { SafariNote } from '../accountData/SafariNote.tsx';
import { VisitorNote } from '../accountData/VisitorNote.tsx';
import { ListShelf } from './ListShelf.tsx';
import { NameDialog } from './NameDialog.tsx';
import { OwnedCourses } from './owned/OwnedCourses.tsx';

const Backups = styled.section`
  display: grid;
  gap: ${space[5]};
  max-width: 34em;

  @media print { display: none; }
`;

/** The section for backups, below the stored data. */
function BackupSection() {
  const text = useTranslate();
  return (
    <Backups aria-label={text('nav.backup')}>
      <SafariNote />
      <Disclosure label={text('nav.backup')}>
        <BackupPanel />
      </Disclosure>
    </Backups>
  );
}

/** A visitor's owned courses, below the lists; users have a screen for them. */
function OwnedSection() {
  const text = useTranslate();
  const { courses } = useOwned();
  if (courses.length === 0) return null;
  const titleId = `${myCoursesId}-title`;
  return (
    <section id={myCoursesId} aria-labelledby={titleId}>
      <Stack>
        <div>
          <h2 id={titleId}>{text('nav.myCourses')}</h2>
          <ScreenLead>{text('myCourses.lead', { count: courses.length })}</ScreenLead>
        </div>
        <OwnedCourses courses={courses} headingLevel={3} />
      </Stack>
    </section>
  );
}

const Title = styled.h2`
  ${type.h3}
`;

/** What is kept beside the lists without having decided: what one follows, and compares. */
function MaybeAlso() {
  const text = useTranslate();
  const shell = useShell();
  const follows = useFollowed().length;
  const compared = useCompared();
  if (follows === 0 && compared.length === 0) return null;
  const titleId = 'maybe-also';
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Title id={titleId}>{text('lists.also')}</Title>
      <ButtonGroup>
        {follows > 0 && (
          <ButtonLink variant="ghost" href={shell.changed}>
            {text('lists.follows', { count: follows })}
          </ButtonLink>
        )}
        {compared.length > 0 && (
          <ButtonLink variant="ghost" href={compareHref(shell, compared)}>
            {text('lists.compares', { count: compared.length })}
          </ButtonLink>
        )}
      </ButtonGroup>
    </Stack>
  );
}

interface ListsMenuProps {
  /** Downloads the courses, each in one format; null without any. */
  downloads: Readonly<Record<'table' | 'bookmarks' | 'markdown', () => void>> | null;
}

/** The menu of all lists: what changed in them, and their courses as files or on paper. */
function ListsMenu({ downloads }: ListsMenuProps) {
  const text = useTranslate();
  const { changed } = useShell();
  return (
    <div>
      <CardMenu label={text('course.more', { title: text('nav.lists') })}>
        <CardMenuLink icon={<HistoryIcon />} label={text('changes.title')} href={changed} />
        {downloads !== null && (
          <>
            {(['table', 'bookmarks', 'markdown'] as const).map((format) => (
              <CardMenuItem
                key={format}
                icon={<DownloadIcon />}
                label={text(`lists.${format}`)}
                onSelect={downloads[format]}
              />
            ))}
            <CardMenuItem
              icon={<PrintIcon />}
              label={text('common.print')}
              onSelect={() => window.print()}
            />
          </>
        )}
      </CardMenu>
    </div>
  );
}

const Actions = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;

  @media print { display: none; }
`;

export function Component() {
  const text = useTranslate();
  const { language } = useLanguage();
  const nameOf = useListName();
  const isUser = useAccountId() !== null;
  const { lists, problem, unreadable } = useLists();
  const { create } = useListsActions();
  const [isNaming, setIsNaming] = useState(false);
  const title = useScreenTitle('lists');
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  const hasOwned = useOwned().courses.length > 0 && !isUser;
  const isEmpty = count === 0 && lists.length <= 1 && !hasOwned;

  const named = lists.map((list) => ({
    name: nameOf(list),
    courses: list.items.map(({ course }) => course),
  }));
  const downloads = {
    table() {
      const rows = lists.flatMap((list) =>
        list.items.map(({ course, addedAt }) => ({ list: nameOf(list), course, addedAt })),
      );
      downloadText('aulario.csv', coursesCsv(rows, regionOf(language)), 'text/csv');
    },
    bookmarks: () => downloadText('aulario.html', coursesBookmarks(named, 'Aulario'), 'text/html'),
    markdown: () => downloadText('aulario.md', coursesMarkdown(named), 'text/markdown'),
  };

  return (
    <Stack>
      <SavedSections />
      <ScreenHead
        title={title}
        lead={
          // What cannot be read is not nothing.
          count > 0 || unreadable === 0
            ? text('lists.lead', { courses: count, lists: lists.length })
            : undefined
        }
      >
        <Actions>
          <Button variant="ghost" icon={<PlusIcon />} onClick={() => setIsNaming(true)}>
            {text('lists.new')}
          </Button>
          <ListsMenu downloads={count > 0 ? downloads : null} />
        </Actions>
      </ScreenHead>
      <StorageProblemNote problem={problem} />
      {unreadable > 0 && <Note tone="info">{text('lists.unreadable', { count: unreadable })}</Note>}
      {!isEmpty && <VisitorNote message="lists.visitor" path={paths.lists} />}
      {isEmpty ? (
        <EmptyState scene={shelfScene} title={text('lists.empty')}>
          <ToCatalogue />
        </EmptyState>
      ) : (
        lists.map((list) => <ListShelf key={list.id} list={list} />)
      )}
      <MaybeAlso />
      {!isUser && <OwnedSection />}
      {!isUser && <BackupSection />}
      {isNaming && (
        <NameDialog
          title={text('lists.new')}
          name=""
          onClose={() => setIsNaming(false)}
          onName={(name) => {
            create(name);
            setIsNaming(false);
          }}
        />
      )}
    </Stack>
  );
}
