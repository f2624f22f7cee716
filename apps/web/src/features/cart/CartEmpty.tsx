import { ButtonLink, EmptyState } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/shell.ts';

export function CartEmpty() {
  const text = useTranslate();
  return (
    <EmptyState scene="room" title={text('cart.empty')}>
      <ButtonLink href={useShell().catalogue}>{text('cart.browse')}</ButtonLink>
    </EmptyState>
  );
}
