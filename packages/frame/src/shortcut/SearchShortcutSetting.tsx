import { Checkbox } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { saveShortcut } from './shortcut.ts';
import { useHasShortcut } from './useHasShortcut.ts';

/**
 * The setting of the search shortcut. A single key can be pressed or dictated by mistake, so it can
 * be switched off.
 */
export function SearchShortcutSetting() {
  const text = useTranslate();
  const { storage } = useServices();
  return (
    <Checkbox
      label={text('account.shortcut')}
      checked={useHasShortcut()}
      onChange={({ target }) => saveShortcut(storage, target.checked)}
    />
  );
}
