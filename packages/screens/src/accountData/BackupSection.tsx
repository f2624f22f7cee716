import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { BackupPanel } from './BackupPanel.tsx';
import { SafariNote } from './SafariNote.tsx';

const Root = styled.section`
  display: grid;
  gap: 16px;
  max-width: 34em;

  @media print { display: none; }
`;

/** The section for backups, below the stored data. */
export function BackupSection() {
  const text = useTranslate();
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{text('backup.title')}</h2>
      <SafariNote />
      <BackupPanel />
    </Root>
  );
}
