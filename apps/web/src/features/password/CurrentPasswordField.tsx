import type { PasswordFieldProps } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { LocalizedPasswordField } from './LocalizedPasswordField.tsx';

type FieldProps = Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'showLabel' | 'hideLabel'>;

/** The account's password, which confirms a change of the account. */
export function CurrentPasswordField(props: FieldProps) {
  const text = useTranslate();
  return (
    <LocalizedPasswordField
      {...props}
      label={text('field.currentPassword')}
      autoComplete="current-password"
    />
  );
}
