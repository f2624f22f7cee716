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
  gap: ${space[6]};
  margin-top: ${space[9]};
  padding-inline-start: ${contentEdge};
  overflow: hidden;
  background: ${color.cta};
  color: ${color.ctaText};
  ${from('halves')} {
    grid-template-columns: 1.2fr 1fr;
  }
`;

const Words = styled.div`
  padding-block: ${space[8]} 0;
  padding-inline: 0 ${gutter};
  ${from('halves')} {
    align-self: center;
    padding-block: ${space[9]} ${space[8]};
  }
`;

const Title = styled.h2`
  ${type.banner}
`;

const Text = styled.p`
  margin-top: ${space[4]};
  ${type.lead}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[6]};
  margin-top: ${space[6]};
`;

const Note = styled.p`
  margin-top: ${space[5]};
`;

const Scene = styled.div`
  justify-self: end;
  width: 86%;
  max-width: ${size.column};
  ${from('halves')} {
    width: 100%;
    max-width: none;
    height: ${size.form};
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
