import { color, contentEdge, from, gutter, size, space, type } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OpenDoorScene } from './scene/OpenDoorScene.tsx';

export interface CallToActionProps {
  title: string;
  text: string;
  /** The actions: a button and a plain link. */
  actions: ReactNode;
  /** Small print below the actions. */
  note?: string | undefined;
  /** Set when the note is not in the page's language. */
  noteLang?: string | undefined;
}

const Root = styled.section`
  --focus-ring: ${color.ctaText};
  --control-text: ${color.ctaText};
  display: grid;
  align-items: end;
  gap: ${space.s24};
  margin-top: ${space.s112};
  padding-inline-start: ${contentEdge};
  overflow: hidden;
  background: ${color.cta};
  color: ${color.ctaText};
  ${from('halves')} {
    grid-template-columns: 1.2fr 1fr;
  }
`;

const Words = styled.div`
  padding-block: ${space.s56} 0;
  padding-inline: 0 ${gutter};
  ${from('halves')} {
    align-self: center;
    padding-block: ${space.s72} ${space.s64};
  }
`;

const Title = styled.h2`
  ${type.ctaHeading}
`;

const Text = styled.p`
  margin-top: ${space.s12};
  ${type.lead}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s28};
  margin-top: ${space.s30};
`;

const Note = styled.p`
  margin-top: ${space.s16};
`;

const Scene = styled.div`
  justify-self: end;
  width: 86%;
  max-width: ${size.s520};
  ${from('halves')} {
    width: 100%;
    max-width: none;
    height: ${size.s400};
  }
`;

/** The last section of the landing page: a call to action beside a drawing of an open door. */
export function CallToAction({ title, text, actions, note, noteLang }: CallToActionProps) {
  return (
    <Root>
      <Words>
        <Title>{title}</Title>
        <Text>{text}</Text>
        <Actions>{actions}</Actions>
        {note !== undefined && <Note lang={noteLang}>{note}</Note>}
      </Words>
      <Scene>
        <OpenDoorScene />
      </Scene>
    </Root>
  );
}
