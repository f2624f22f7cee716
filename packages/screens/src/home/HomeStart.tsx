import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ButtonGroup, ButtonLink } from '@aulario/ui';
import { HomePart } from './HomePart.tsx';

/** Where a new account begins: with a goal, or with what it likes. */
export function HomeStart() {
  const text = useTranslate();
  const { route } = useShell();
  return (
    <HomePart title={text('home.start')}>
      <p>{text('home.startText')}</p>
      <ButtonGroup>
        <ButtonLink href={route}>{text('home.startRoute')}</ButtonLink>
        <ButtonLink variant="ghost" href={paths.profile}>
          {text('home.startCategory')}
        </ButtonLink>
      </ButtonGroup>
    </HomePart>
  );
}
