import { ButtonLink, EmptyState } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { useShell } from '../navigation/shell.ts';

export function CartEmpty() {
  const text = useText();
  const shell = useShell();
  return (
    <EmptyState scene="room" title={text('cart.empty')}>
      <ButtonLink href={shell.catalogue}>{text('cart.browse')}</ButtonLink>
      <ButtonLink variant="ghost" href={shell.add}>
        {text('add.fromElsewhere')}
      </ButtonLink>
    </EmptyState>
  );
}
