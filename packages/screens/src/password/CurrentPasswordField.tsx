import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { PasswordFieldProps } from '@aulario/ui';
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
