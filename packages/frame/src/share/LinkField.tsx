import { CopyField, type CopyFieldProps } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';

interface LinkFieldProps extends Pick<CopyFieldProps, 'label' | 'hint' | 'copyVariant'> {
  link: string;
}

/** A read-only field with a link to copy. */
export function LinkField({ link, ...texts }: LinkFieldProps) {
  const text = useTranslate();
  return (
    <CopyField
      {...texts}
      value={link}
      copyLabel={text('lists.copyLink')}
      copiedLabel={text('lists.copied')}
    />
  );
}
