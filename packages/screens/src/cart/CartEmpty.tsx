import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ButtonLink, EmptyState } from '@aulario/ui';

export function CartEmpty() {
  const text = useTranslate();
  const shell = useShell();
  return (
    <EmptyState scene="counter" title={text('cart.empty')}>
      <ButtonLink href={shell.catalogue}>{text('common.toCatalogue')}</ButtonLink>
      <ButtonLink variant="ghost" href={shell.add}>
        {text('add.fromElsewhere')}
      </ButtonLink>
    </EmptyState>
  );
}
