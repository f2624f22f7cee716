import type { CategoryId } from '@aulario/course-data';
import { color, from } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { BackupPanel } from '../accountData/BackupPanel.tsx';
import { BrowserKeeps } from '../accountData/BrowserKeeps.tsx';
import { SafariNote } from '../accountData/SafariNote.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { useAccount } from '../session/account.ts';
import { SearchShortcutSetting } from '../shortcut/SearchShortcutSetting.tsx';
import { AccessByGoogle } from './AccessByGoogle.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteByGoogle } from './DeleteByGoogle.tsx';
import { DeleteByPassword } from './DeleteByPassword.tsx';

const Root = styled.section`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 480px);
  margin-top: 24px;
  padding-top: 36px;
  border-top: 1.5px solid ${color.line};

  ${from('halves')} {
    grid-template-columns: 280px minmax(0, 480px);
    gap: 88px;
  }
`;

const Title = styled.h2`
  font-size: 24px;
`;

const Parts = styled.div`
  display: grid;
  gap: 48px;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr);

  & > form { width: 100%; }
`;

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <Parts>{children}</Parts>
    </Root>
  );
}

interface AccountSettingsProps {
  /** Called when a restored file, or its undo, sets another preferred category. */
  onCategory: (category: CategoryId | null) => void;
}

/** How the reader signs in, and what happens to their data: export, restore, deletion. */
export function AccountSettings({ onCategory }: AccountSettingsProps) {
  const text = useTranslate();
  const { hasPassword } = useAccount();
  return (
    <>
      <Section title={text('account.access')}>
        {hasPassword ? (
          <>
            <ChangePassword />
            <ChangeEmail />
          </>
        ) : (
          <AccessByGoogle />
        )}
      </Section>
      <Section title={text('account.keyboard')}>
        <SearchShortcutSetting />
      </Section>
      <Section title={text('account.data')}>
        <BrowserKeeps />
        <SafariNote />
        <BackupPanel onCategory={onCategory} />
        {hasPassword ? <DeleteByPassword /> : <DeleteByGoogle />}
      </Section>
    </>
  );
}
