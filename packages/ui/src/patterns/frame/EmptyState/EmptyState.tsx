import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../../../theme/color.ts';
import { space } from '../../../theme/scale.ts';
import { measure, type } from '../../../theme/type.ts';
import { nothingScene } from './scene/nothingScene.tsx';

export interface EmptyStateProps {
  /**
   * The drawing of the screen, 320 by 220: a `…Scene`. By default bare niches, below the text, for what was
   * looked for in vain.
   */
  scene?: ReactNode;
  /** The heading, one sentence. */
  title: string;
  /** 1 for the page's own heading, which is large; 2 by default. */
  headingLevel?: 1 | 2 | undefined;
  text?: string | undefined;
  /** The actions: buttons or links. */
  children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  justify-items: start;

  &:not(:last-child) { margin-bottom: ${space[6]}; }
`;

const Scene = styled.svg`
  width: 320px;
  max-width: 100%;
  height: auto;
  forced-color-adjust: none;

  /* The text precedes the drawing below a search without results. */
  &[data-last] {
    order: 1;
    width: auto;
    height: 160px;
  }
`;

/** At most four lines, since it may contain a long search text. */
const Title = styled.h2<{ $isPageTitle: boolean }>`
  display: -webkit-box;
  max-width: min(${measure}, 100%);
  overflow: hidden;
  ${({ $isPageTitle }) => ($isPageTitle ? type.h1 : type.h3)}
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
`;

const Text = styled.p`
  max-width: ${measure};
  color: ${color.textMuted};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};

  > div { flex-basis: 100%; }
`;

/** Replaces an empty list. */
export function EmptyState({ scene, title, headingLevel = 2, text, children }: EmptyStateProps) {
  const isPageTitle = headingLevel === 1;
  return (
    <Root>
      <Scene
        viewBox="0 0 320 220"
        width="320"
        height="220"
        data-last={(scene === undefined && !isPageTitle) || undefined}
        aria-hidden="true"
      >
        {scene ?? nothingScene}
      </Scene>
      <Title
        as={`h${headingLevel}`}
        $isPageTitle={isPageTitle}
        tabIndex={isPageTitle ? -1 : undefined}
      >
        {title}
      </Title>
      {text === undefined ? null : <Text>{text}</Text>}
      {children === undefined ? null : <Ways>{children}</Ways>}
    </Root>
  );
}
