import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useSetting } from '@aulario/frame/services/useSetting.ts';
import { saveSetting } from '@aulario/frame/settings/settings.ts';
import { Checkbox } from '@aulario/ui';

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
      checked={useSetting('shortcut') !== 'off'}
      onChange={({ target }) => saveSetting(storage, 'shortcut', target.checked ? null : 'off')}
    />
  );
}
