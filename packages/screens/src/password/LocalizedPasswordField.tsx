import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { PasswordField, type PasswordFieldProps } from '@aulario/ui';

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
