import { coursesCsv, useLists, useListsActions, useOwned } from '@aulario/course-data/lists';
import {
  Button,
  ButtonGroup,
  ButtonLink,
  EmptyState,
  PlusIcon,
  ScreenHead,
  ScreenLead,
  ScreenParts,
} from '@aulario/ui';
import { useState } from 'react';
import { BackupSection } from '../features/accountData/BackupSection.tsx';
import { downloadText } from '../features/accountData/downloadText.ts';
import { VisitorNote } from '../features/accountData/VisitorNote.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { ListShelf } from '../features/lists/ListShelf.tsx';
import { NameDialog } from '../features/lists/NameDialog.tsx';
import { OwnedSection } from '../features/lists/OwnedSection.tsx';
import { SavedProblem } from '../features/lists/SavedProblem.tsx';
import { useListName } from '../features/lists/useListName.ts';
import { paths } from '../features/navigation/paths.ts';
import { useShell } from '../features/navigation/ShellProvider.ts';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';
import { SavedSections } from '../features/saved/SavedSections.tsx';
import { useAccountId } from '../features/session/account.ts';

export function Component() {
  const text = useTranslate();
  const nameOf = useListName();
  const { catalogue, changed } = useShell();
  const isUser = useAccountId() !== null;
  const { lists, problem } = useLists();
  const { create } = useListsActions();
  const [isNaming, setIsNaming] = useState(false);
  usePageTitle(text('lists.title'));
  const count = lists.reduce((sum, { items }) => sum + items.length, 0);
  const hasOwned = useOwned().courses.length > 0 && !isUser;
  const isEmpty = count === 0 && lists.length <= 1 && !hasOwned;

  const saveTable = () => {
    const rows = lists.flatMap((list) =>
      list.items.map(({ course, addedAt }) => ({ list: nameOf(list), course, addedAt })),
    );
    downloadText('aulario.csv', coursesCsv(rows), 'text/csv');
  };

  return (
    <ScreenParts>
      {isUser && <SavedSections />}
      <ScreenHead>
        <div>
          <h1 tabIndex={-1}>{text('lists.title')}</h1>
          <ScreenLead>{text('lists.lead', { courses: count, lists: lists.length })}</ScreenLead>
        </div>
        <Button variant="ghost" icon={<PlusIcon />} onClick={() => setIsNaming(true)}>
          {text('lists.new')}
        </Button>
      </ScreenHead>
      <SavedProblem problem={problem} />
      <VisitorNote message="lists.visitor" path={paths.lists} />
      <ButtonGroup>
        <ButtonLink variant="quiet" href={changed}>
          {text('changes.title')}
        </ButtonLink>
        {count > 0 && (
          <>
            <Button variant="quiet" onClick={saveTable}>
              {text('lists.table')}
            </Button>
            <Button variant="quiet" onClick={() => window.print()}>
              {text('lists.print')}
            </Button>
          </>
        )}
      </ButtonGroup>
      {isEmpty ? (
        <EmptyState scene="room" title={text('lists.empty')}>
          <ButtonLink href={catalogue}>{text('cart.browse')}</ButtonLink>
        </EmptyState>
      ) : (
        lists.map((list) => <ListShelf key={list.id} list={list} />)
      )}
      {!isUser && <OwnedSection />}
      <BackupSection />
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
