import { useLists, useListsActions, useOwned } from '@aulario/course-view/kept/useSaved.ts';
import { SavedSections } from '@aulario/course-view/saved/SavedSections.tsx';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { regionOf } from '@aulario/frame/language/regionOf.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { StorageProblemNote } from '@aulario/frame/note/StorageProblemNote.tsx';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { coursesBookmarks, coursesCsv, coursesMarkdown } from '@aulario/my-courses/lists';
import {
  Button,
  ButtonLink,
  EmptyState,
  Note,
  PlusIcon,
  ScreenHead,
  ScreenParts,
  shelfScene,
  space,
} from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { BackupSection } from '../accountData/backup/BackupSection.tsx';
import { VisitorNote } from '../accountData/VisitorNote.tsx';
import { ListShelf } from './ListShelf.tsx';
import { ListsMenu } from './ListsMenu.tsx';
import { MaybeAlso } from './MaybeAlso.tsx';
import { NameDialog } from './NameDialog.tsx';
import { OwnedSection } from './owned/OwnedSection.tsx';

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
  const { catalogue } = useShell();
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
    <ScreenParts>
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
          <ButtonLink href={catalogue}>{text('common.toCatalogue')}</ButtonLink>
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
    </ScreenParts>
  );
}
