import { below, color, from, Logo, SkipLink, Stack, size, space } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EntranceScene } from './scene/EntranceScene.tsx';
import { EntranceStrip } from './scene/EntranceStrip.tsx';

export interface AuthScreenProps {
  /** The drawing of the door: ajar for login, closed for signup. */
  door: 'ajar' | 'closed';
  title: string;
  logoHref: string;
  /** Accessible name of the logo. */
  logoLabel: string;
  /** The language switch. */
  language: ReactNode;
  /** The text of the link that skips the header to `#content`. */
  skipLabel: string;
  /** The form with its error message. */
  children: ReactNode;
  /** Links to other screens, below the form. */
  links: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-rows: ${size.cover} 1fr;
  @media screen { min-height: 100vh; }
  ${from('halves')} {
    grid-template-rows: none;
    grid-template-columns: minmax(0, 1.1fr) minmax(${size.dialog}, 0.9fr);
  }
`;

const Art = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.wall};
`;

const Half = styled.div`
  ${below('halves')} {
    display: none;
  }
`;

const Strip = styled.div`
  ${from('halves')} {
    display: none;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${size.form});
  align-content: start;
  justify-content: center;
  padding: ${space[5]} clamp(${space[5]}, 5vw, ${space[9]}) ${space[7]};
  ${from('halves')} {
    /* Aligned to the top, so that logo and form keep their position between screens. */
    justify-content: start;
    padding-block: clamp(${space[7]}, 14vh, 144px) ${space[7]};
  }
`;

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  margin-bottom: ${space[6]};
  ${from('halves')} {
    margin-bottom: ${space[8]};
  }
`;

const Main = styled.main`
  outline: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

/** The layout of login and signup: a drawing on one side, the form on the other. */
export function AuthScreen(props: AuthScreenProps) {
  const isAjar = props.door === 'ajar';
  return (
    <>
      <SkipLink href="#content">{props.skipLabel}</SkipLink>
      <Root>
        <Art>
          <Half>
            <EntranceScene isAjar={isAjar} />
          </Half>
          <Strip>
            <EntranceStrip isAjar={isAjar} />
          </Strip>
        </Art>
        <Side>
          <Bar>
            <Logo href={props.logoHref} label={props.logoLabel} />
            {props.language}
          </Bar>
          <Main id="content" tabIndex={-1}>
            <h1>{props.title}</h1>
            {props.children}
            <Stack gap={4}>{props.links}</Stack>
          </Main>
        </Side>
      </Root>
    </>
  );
}
