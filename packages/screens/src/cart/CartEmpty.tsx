import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ToCatalogue } from '@aulario/frame/navigation/ToCatalogue.tsx';
import { ButtonLink, EmptyState, type EmptyStateProps } from '@aulario/ui';

type CartEmptyProps = Pick<EmptyStateProps, 'scene'>;

export function CartEmpty({ scene }: CartEmptyProps) {
  const text = useTranslate();
  const shell = useShell();
  return (
    <EmptyState scene={scene} title={text('cart.empty')}>
      <ToCatalogue />
      <ButtonLink variant="ghost" href={shell.add}>
        {text('add.fromElsewhere')}
      </ButtonLink>
    </EmptyState>
  );
}
