import { compareHref } from '@aulario/course-view/compareChoice/compareHref.ts';
import { useCompared } from '@aulario/course-view/kept/useCompared.ts';
import { useFollowed } from '@aulario/course-view/kept/useSaved.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { ButtonGroup, ButtonLink, space, type } from '@aulario/ui';
import styled from 'styled-components';

const Root = styled.section`
  display: grid;
  gap: ${space[4]};
`;

const Title = styled.h2`
  ${type.h3}
`;

/** What is kept beside the lists without having decided: what one follows, and compares. */
export function MaybeAlso() {
  const text = useTranslate();
  const shell = useShell();
  const follows = useFollowed().length;
  const compared = useCompared();
  if (follows === 0 && compared.length === 0) return null;
  const titleId = 'maybe-also';
  return (
    <Root aria-labelledby={titleId}>
      <Title id={titleId}>{text('lists.also')}</Title>
      <ButtonGroup>
        {follows > 0 && (
          <ButtonLink variant="ghost" href={shell.changed}>
            {text('lists.follows', { count: follows })}
          </ButtonLink>
        )}
        {compared.length > 0 && (
          <ButtonLink variant="ghost" href={compareHref(shell, compared)}>
            {text('lists.compares', { count: compared.length })}
          </ButtonLink>
        )}
      </ButtonGroup>
    </Root>
  );
}
