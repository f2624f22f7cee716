import { Checkbox } from '@aulario/ui';
import { useState } from 'react';
import { useText } from '../language/useText.ts';
import { useServices } from '../services/Services.tsx';
import { readShortcut, saveShortcut } from './shortcut.ts';

/** A key alone can be pressed, or spoken, by mistake: it can be switched off. */
export function ShortcutChoice() {
  const text = useText();
  const { storage } = useServices();
  const [isOn, setIsOn] = useState(() => readShortcut(storage));
  return (
    <Checkbox
      label={text('account.shortcut')}
      checked={isOn}
      onChange={({ target }) => {
        saveShortcut(storage, target.checked);
        setIsOn(readShortcut(storage));
      }}
    />
  );
}
