import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, onWall } from '../theme/color.ts';
import { space } from '../theme/scale.ts';
import { type } from '../theme/type.ts';
import { HeroBuilding } from './scenes/hero/HeroBuilding.tsx';
import { HeroGround } from './scenes/hero/HeroGround.tsx';
import { HeroSkyline } from './scenes/hero/HeroSkyline.tsx';
import { middle, wide } from './scenes/hero/heroWidths.ts';
import { contentEdge, gutter } from './wrap.ts';

export interface HeroProps {
  /** The slogan up to its marked word. */
  titleStart: string;
  /** The word that is painted in another colour: 'ONE'. */
  titleMark: string;
  titleEnd: string;
  /** Set when the slogan is not in the page's language. */
  titleLang?: string | undefined;
  /** One sentence. */
  text: string;
  /** The sun button. */
  action: ReactNode;
  /** The site's header, which stands on the sky. */
  header: ReactNode;
}

/** 720 px at every width; taller only when enlarged text needs it. */
const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(166px, auto) minmax(330px, auto) minmax(224px, 1fr);
  min-height: 720px;
  overflow: hidden;
  background: ${color.sky};
  ${wide} {
    grid-template-rows: minmax(196px, auto) minmax(428px, 1fr) 96px;
  }
`;

const Sky = styled.div`
  align-self: start;
`;

const Mural = styled.section`
  position: relative;
  display: grid;
  align-items: center;
  background: ${color.wall};
  ${onWall}
  ${wide} {
    width: 54.5%;
  }
`;

const Words = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s16};
  padding: 22px ${gutter};
  ${middle} {
    width: 56%;
    padding-right: ${space.s8};
  }
  ${wide} {
    gap: 22px;
    padding: ${space.s24} 40px ${space.s24} ${contentEdge};
  }
`;

const Title = styled.h1`
  ${type.mural}
  font-size: clamp(48px, 15vw, 72px);
  text-wrap: balance;
  ${middle} {
    font-size: 8.6vw;
  }
  ${wide} {
    font-size: clamp(44px, 7.2vw, 104px);
  }
`;

const Mark = styled.span`
  color: ${color.one};
`;

const Text = styled.p`
  max-width: 30em;
  color: ${color.onWallMuted};
  font-size: 18px;
  line-height: 1.35;
  ${wide} {
    ${type.lead}
  }
`;

const Foreground = styled.div`
  position: relative;
`;

/** The slogan painted on a wall, and the building it stands before: twelve doors, one for each category. */
export function Hero(props: HeroProps) {
  const titleId = useId();
  return (
    <Root>
      <Sky>{props.header}</Sky>
      <Mural aria-labelledby={titleId}>
        <HeroSkyline />
        <Words>
          <Title id={titleId} lang={props.titleLang}>
            {props.titleStart} <Mark>{props.titleMark}</Mark> {props.titleEnd}
          </Title>
          <Text>{props.text}</Text>
          {props.action}
        </Words>
      </Mural>
      <Foreground>
        <HeroGround />
        <HeroBuilding />
      </Foreground>
    </Root>
  );
}
