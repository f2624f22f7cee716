import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { PasswordField, type PasswordFieldProps } from '@aulario/ui';

type LocalizedPasswordFieldProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>;

/** A password field whose show and hide button is named in the page's language. */
export function LocalizedPasswordField(props: LocalizedPasswordFieldProps) {
  const text = useTranslate();
  return (
    <PasswordField
      {...props}
      showLabel={text('field.showPassword')}
      hideLabel={text('field.hidePassword')}
    />
  );
}

/** The account's password, which confirms a change of the account. */
export function CurrentPasswordField(
  props: Omit<LocalizedPasswordFieldProps, 'label' | 'autoComplete'>,
) {
  const text = useTranslate();
  return (
    <LocalizedPasswordField
      {...props}
      label={text('field.currentPassword')}
      autoComplete="current-password"
    />
  );
}
