import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { CopyField } from '@aulario/ui';
import { embedCode } from './embedAddress.ts';

interface EmbedFieldProps {
  /** The path, query and fragment of the embedded page; '' while it is being made. */
  href: string;
  /** What is embedded. */
  name: string;
}

/** The code with which another site shows a list or a route, to copy. */
export function EmbedField({ href, name }: EmbedFieldProps) {
  const text = useTranslate();
  return (
    <>
      <p>{text('share.embedText')}</p>
      <CopyField
        label={text('share.embedCode')}
        value={href === '' ? '' : embedCode(window.location.origin + href, `${name} · Aulario`)}
        copyLabel={text('share.copyCode')}
        copiedLabel={text('lists.copied')}
      />
    </>
  );
}
