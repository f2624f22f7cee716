import { ButtonLink, EmptyState } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';

export function CartEmpty() {
  const text = useTranslate();
  const shell = useShell();
  return (
    <EmptyState scene="room" title={text('cart.empty')}>
      <ButtonLink href={shell.catalogue}>{text('common.toCatalogue')}</ButtonLink>
      <ButtonLink variant="ghost" href={shell.add}>
        {text('add.fromElsewhere')}
      </ButtonLink>
    </EmptyState>
  );
}
