import { PasswordField, type PasswordFieldProps } from '@aulario/ui';
import { useText } from '../language/useText.ts';

/** A password field with its button's names in the reader's language. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const text = useText();
  return (
    <PasswordField
      {...props}
      showLabel={text('field.showPassword')}
      hideLabel={text('field.hidePassword')}
    />
  );
}
