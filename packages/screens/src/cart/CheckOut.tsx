import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { Button, ButtonLink, type ButtonLinkProps } from '@aulario/ui';

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
