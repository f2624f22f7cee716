import {
  below,
  color,
  display,
  fontSize,
  from,
  headingSize,
  pageContainer,
  size,
  space,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { WalledDoorScene } from './scene/WalledDoorScene.tsx';

export interface ErrorScreenProps {
  /** 'Oops!' */
  title: string;
  /** Set when the title is not in the page's language. */
  titleLang?: string | undefined;
  /** What happened, in one sentence. */
  message: string;
  /** Set when the message is not in the page's language. */
  messageLang?: string | undefined;
  /** What the reader can do about it. */
  advice?: string | undefined;
  /** The status text or the error's own message. */
  status?: string | undefined;
  /** The actions: home and retry. */
  actions: ReactNode;
  /** What else may help, below the actions. */
  help?: ReactNode;
  /** Whether the layout already has a `main`. */
  isInside?: boolean | undefined;
}

/** No sides of its own inside a layout, which has them. In a narrow window the drawing comes last. */
const Root = styled.main`
  ${pageContainer}
  outline: 0;
  display: grid;
  gap: ${space[7]};
  align-items: center;
  align-content: center;
  padding-block: clamp(${space[6]}, 8vh, ${space[9]});
  &:not(main) { margin-inline: 0; padding-inline: 0; }
  ${from('halves')} {
    grid-template-columns: minmax(0, ${size.column}) minmax(0, 1fr);
    gap: ${space[8]};
  }
  ${below('halves')} {
    > svg { order: 1; }
  }
`;

const Title = styled.h1`
  font: 650 ${headingSize.mural} / 1.05 ${display};
  letter-spacing: -0.02em;
`;

const Message = styled.p`
  margin-top: ${space[3]};
  font-size: ${fontSize.lead};
`;

const Status = styled.p`
  margin-top: ${space[2]};
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  margin-top: ${space[6]};
`;

/** The screen for an error: a message, actions and a drawing. */
export function ErrorScreen(props: ErrorScreenProps) {
  const landmark = props.isInside ? { as: 'div' as const } : { id: 'content', tabIndex: -1 };
  return (
    <Root {...landmark}>
      <WalledDoorScene />
      <div>
        <Title lang={props.titleLang}>{props.title}</Title>
        <Message lang={props.messageLang}>{props.message}</Message>
        {props.advice && <Status>{props.advice}</Status>}
        {props.status && <Status>{props.status}</Status>}
        <Actions>{props.actions}</Actions>
        {props.help}
      </div>
    </Root>
  );
}
