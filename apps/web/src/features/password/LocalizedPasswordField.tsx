import { PasswordField, type PasswordFieldProps } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

/** A password field whose show and hide button is named in the page's language. */
export function LocalizedPasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const text = useTranslate();
  return (
    <PasswordField
      {...props}
      showLabel={text('field.showPassword')}
      hideLabel={text('field.hidePassword')}
    />
  );
}
