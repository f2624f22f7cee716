import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Disclosure, space } from '@aulario/ui';
import styled from 'styled-components';
import { SafariNote } from '../SafariNote.tsx';
import { BackupPanel } from './BackupPanel.tsx';

const Root = styled.section`
  display: grid;
  gap: ${space[5]};
  max-width: 34em;

  @media print { display: none; }
`;

/** The section for backups, below the stored data. */
export function BackupSection() {
  const text = useTranslate();
  return (
    <Root aria-label={text('backup.title')}>
      <SafariNote />
      <Disclosure label={text('backup.title')}>
        <BackupPanel />
      </Disclosure>
    </Root>
  );
}
