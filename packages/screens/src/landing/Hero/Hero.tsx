import {
  below,
  color,
  contentEdge,
  controlsOnPage,
  fontSize,
  from,
  headingSize,
  onWall,
  rem,
  searchOfPage,
  size,
  space,
  type,
  zOrder,
} from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { HeroBuilding } from './scene/HeroBuilding.tsx';
import { HeroGround } from './scene/HeroGround.tsx';
import { HeroSkyline } from './scene/HeroSkyline.tsx';
import { middle, narrow, wide } from './scene/heroWidths.ts';

export interface HeroProps {
  /** The slogan before its highlighted word. */
  titleStart: string;
  /** The highlighted word: 'ONE'. */
  titleMark: string;
  titleEnd: string;
  /** Set when the slogan is not in the page's language. */
  titleLang?: string | undefined;
  /** One sentence. */
  text: string;
  /** The primary action: a button or a search bar. */
  action: ReactNode;
  /** The site's header, drawn over the sky. */
  header: ReactNode;
  /**
   * A `CourseStrip` at the bottom; the scene then has less height, so that everything fits within
   * 720 px.
   */
  strip?: ReactNode;
}

/** The least height of the scene. */
const least = '720px';

/** The header, and the mural. */
const upperRows = 'minmax(166px, auto) minmax(330px, auto)';

/** With a one-row strip, scene and strip together are 720 px high; otherwise the scene alone is. */
const Root = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.sky};
  &[data-has-strip] {
    ${from('wide')} {
      --hero-mural: clamp(${rem(44)}, 6vw, ${rem(82)});
      --hero-building: min(361px, 35vw);
      --hero-foot: ${size.field};
      --hero-sun: 170px;
      --hero-trees: 152px;
      --hero-trees-start: calc(${contentEdge} + 150px);
      display: flex;
      flex-direction: column;
      min-height: ${least};
    }
  }
`;

/** 720 px at every width; taller only when enlarged text needs it. */
const Scene = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: ${upperRows} minmax(160px, 1fr);
  min-height: ${least};
  ${wide} {
    grid-template-rows: minmax(196px, auto) minmax(428px, 1fr) ${size.thumb};
  }
  [data-has-strip] > & {
    ${narrow} { grid-template-rows: ${upperRows} minmax(${size.cover}, 1fr); }
    ${from('wide')} {
      flex: 1;
      grid-template-rows: minmax(${size.thumb}, auto) minmax(352px, 1fr) ${size.field};
      min-height: 0;
    }
  }
`;

/** Above the light of the open door, which would overlap it. */
const Strip = styled.div`
  position: relative;
  z-index: ${zOrder.lifted};
  background: ${color.canvas};
`;

const Sky = styled.div`
  align-self: start;
  /* However many lines the links take, sun and trees begin below them. */
  ${below('halves')} { padding-bottom: ${space[8]}; }
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
  gap: ${space[5]};
  padding: ${space[6]} ${contentEdge};
  ${middle} {
    width: 56%;
    padding-inline-end: ${space[3]};
  }
  ${wide} {
    gap: ${space[6]};
    padding-block: ${space[6]};
    padding-inline-end: ${space[7]};
  }
`;

const Title = styled.h1`
  ${type.mural}
  font-size: clamp(${rem(48)}, 15vw, ${rem(72)});
  text-wrap: balance;
  ${middle} {
    font-size: 8.6vw;
  }
  ${wide} {
    font-size: var(--hero-mural, ${headingSize.mural});
  }
`;

const Mark = styled.span`
  color: ${color.wallHighlight};
`;

const Text = styled.p`
  max-width: 30em;
  color: ${color.onWallMuted};
  font-size: ${fontSize.body};
  line-height: 1.35;
  ${wide} {
    ${type.lead}
  }
`;

/** A search bar on the wall, in the page's colours, with an accent button. */
const Action = styled.div`
  display: contents;

  > form {
    ${controlsOnPage}
    width: 100%;
    max-width: 580px;
    ${searchOfPage}
  }
  > form [type='submit'] { background: ${color.accent}; color: ${color.onAccent}; }
  > form [type='submit']:hover { background: ${color.accentStrong}; }
`;

const Foreground = styled.div`
  position: relative;

  [data-has-strip] > * > & { ${narrow} { overflow: hidden; } }
`;

/** The slogan beside a drawing of a building with twelve doors, one per category. */
export function Hero(props: HeroProps) {
  const titleId = useId();
  return (
    <Root data-has-strip={props.strip !== undefined || undefined}>
      <Scene>
        <Sky>{props.header}</Sky>
        <Mural aria-labelledby={titleId}>
          <HeroSkyline />
          <Words>
            <Title id={titleId} lang={props.titleLang}>
              <span>{props.titleStart}</span> <Mark>{props.titleMark}</Mark>{' '}
              <span>{props.titleEnd}</span>
            </Title>
            <Text>{props.text}</Text>
            <Action>{props.action}</Action>
          </Words>
        </Mural>
        <Foreground>
          <HeroGround />
          <HeroBuilding />
        </Foreground>
      </Scene>
      {props.strip !== undefined && <Strip>{props.strip}</Strip>}
    </Root>
  );
}
