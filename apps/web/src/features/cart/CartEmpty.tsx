import { ButtonLink, EmptyState } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { useShell } from '../navigation/shell.ts';

export function CartEmpty() {
  const text = useText();
  return (
    <EmptyState scene="room" title={text('cart.empty')}>
      <ButtonLink href={useShell().catalogue}>{text('cart.browse')}</ButtonLink>
    </EmptyState>
  );
}
