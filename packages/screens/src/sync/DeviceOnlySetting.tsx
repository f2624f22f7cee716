import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { Checkbox } from '@aulario/ui';
import { useId } from 'react';
import styled from 'styled-components';

const Meaning = styled.p`
  max-width: 34em;
  margin: 0;
`;

/** The choice to keep things on this device alone, with what each answer means for those in the account. */
export function DeviceOnlySetting() {
  const text = useTranslate();
  const { sync } = useServices();
  const state = useSyncState();
  const meaningId = useId();
  if (state === null) return null;
  const isChosen = state === 'device-only';
  return (
    <div>
      <Checkbox
        label={text('sync.device-only')}
        aria-describedby={meaningId}
        checked={isChosen}
        onChange={({ target }) => sync.setDeviceOnly(target.checked)}
      />
      <Meaning id={meaningId}>
        {text(isChosen ? 'sync.deviceOnlyOn' : 'sync.deviceOnlyOff')}
      </Meaning>
    </div>
  );
}
