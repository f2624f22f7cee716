import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { Button, LiveRegion } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  margin-top: 24px;
`;

const said = { done: 'error.asideDone', partly: 'error.asidePartly' } as const;

/**
 * Offers to set aside what this browser has stored, which may be what broke the screen. Nothing is
 * erased: the bytes stay under other keys, and go into a file.
 */
export function SetAside() {
  const text = useTranslate();
  const { auth, localData } = useServices();
  const [outcome, setOutcome] = useState<'offered' | 'done' | 'partly'>('offered');
  const session = auth.getState();
  const owners = [
    localData.visitor,
    ...(session.status === 'signedIn' ? [localData.account(session.account.id)] : []),
  ];
  const hasRecords = () => owners.some((records) => records.hasRecords());
  if (outcome === 'offered' && !hasRecords()) return null;

  const setAside = () => {
    const bytes = owners.flatMap((records) => [...records.setAside()]);
    if (bytes.length > 0) {
      downloadText('aulario-apartado.json', JSON.stringify(Object.fromEntries(bytes), null, 2));
    }
    setOutcome(hasRecords() ? 'partly' : 'done');
  };
  return (
    <Root>
      <LiveRegion>{outcome !== 'offered' && text(said[outcome])}</LiveRegion>
      {outcome === 'done' ? (
        <Button variant="ghost" onClick={() => window.location.reload()}>
          {text('error.reload')}
        </Button>
      ) : (
        <>
          <p>{text('error.asideText')}</p>
          <Button variant="quiet" onClick={setAside}>
            {text('error.aside')}
          </Button>
        </>
      )}
    </Root>
  );
}
