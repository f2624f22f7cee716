import { SelectField } from '@aulario/ui';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { subscribeToSettings } from '../settings/settings.ts';
import { chooseTheme, currentTheme, isTheme } from './theme.ts';

const choices = ['system', 'light', 'dark'] as const;

/** The choice between the system's theme, light and dark. */
export function ThemeField() {
  const text = useTranslate();
  const { storage } = useServices();
  const theme = useSyncExternalStore(subscribeToSettings, currentTheme, () => null);
  return (
    <SelectField
      label={text('theme.label')}
      value={theme ?? 'system'}
      options={choices.map((value) => ({ value, label: text(`theme.${value}`) }))}
      onChange={({ target }) => chooseTheme(storage, isTheme(target.value) ? target.value : null)}
    />
  );
}
