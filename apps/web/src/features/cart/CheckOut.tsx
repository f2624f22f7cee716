import type { CartEntry } from '@aulario/course-data/cart';
import { Button, ButtonLink, type ButtonLinkProps } from '@aulario/ui';
import { fixedTexts, useFixedTextsLang } from '../language/fixedTexts.ts';
import { useShell } from '../navigation/ShellProvider.ts';

interface CheckOutProps extends Pick<ButtonLinkProps, 'size'> {
  /** The entries that count. */
  entries: readonly CartEntry[];
}

/** Leads to the checkout; disabled while no course counts, which the note beside it explains. */
export function CheckOut({ entries, size }: CheckOutProps) {
  const { checkout } = useShell();
  const lang = useFixedTextsLang();
  if (entries.length === 0) {
    return (
      <Button disabled size={size} lang={lang}>
        {fixedTexts.checkOut}
      </Button>
    );
  }
  return (
    <ButtonLink href={checkout} size={size} lang={lang}>
      {fixedTexts.checkOut}
    </ButtonLink>
  );
}
