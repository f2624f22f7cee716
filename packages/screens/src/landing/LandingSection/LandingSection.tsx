import { below, color, measure, pageContainer, space, type } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface LandingSectionProps {
  title: string;
  /** One short sentence below the title. */
  text?: string | undefined;
  children: ReactNode;
}

const Root = styled.section`
  ${pageContainer}
  padding-top: ${space[9]};
  ${below('halves')} {
    padding-top: ${space[8]};
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[7]};
`;

const Title = styled.h2`
  ${type.h1}
`;

const Text = styled.p`
  max-width: ${measure};
  ${type.lead}
  color: ${color.textMuted};
`;

/** A section of the landing page with its heading. */
export function LandingSection({ title, text, children }: LandingSectionProps) {
  return (
    <Root>
      <Intro>
        <Title>{title}</Title>
        {text === undefined ? null : <Text>{text}</Text>}
      </Intro>
      {children}
    </Root>
  );
}
