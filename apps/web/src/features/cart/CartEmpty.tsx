import { ButtonLink, EmptyState } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { paths } from '../navigation/paths.ts';

export function CartEmpty() {
  const text = useText();
  return (
    <EmptyState scene="room" title={text('cart.empty')}>
      <ButtonLink href={paths.home}>{text('cart.browse')}</ButtonLink>
    </EmptyState>
  );
}
