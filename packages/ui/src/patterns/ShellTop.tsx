import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { controlsOnWall } from '../components/controlsOnWall.ts';
import { SignOutIcon } from '../components/icons.tsx';
import { visuallyHidden } from '../components/VisuallyHidden.tsx';
import { color } from '../theme/color.ts';
import { below, from, space } from '../theme/scale.ts';
import { display } from '../theme/type.ts';

/** What stands in the row above a screen of the dashboard. */
export interface ShellTopProps {
  /** Shown beside the sidebar only. */
  greeting: string;
  /** A `LanguageSwitch`. */
  language: ReactNode;
  /** An `Avatar`, or a link around one. */
  avatar: ReactNode;
  /** Text of the sign-out button; its name where only the icon fits. */
  signOutLabel: string;
  onSignOut: () => void;
  isSigningOut?: boolean | undefined;
}

const Root = styled.div`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  justify-content: flex-end;
  padding: ${space.s16} 40px;

  ${below('sidebar')} {
    ${controlsOnWall}
    padding: ${space.s8} ${space.s16};
    background: ${color.wall};
  }
`;

const Greeting = styled.p`
  margin-right: auto;
  color: ${color.textMuted};
  font: 500 18px / 1.2 ${display};

  ${below('sidebar')} {
    display: none;
  }
`;

const Language = styled.div`
  ${from('sidebar')} {
    margin-right: ${space.s12};
  }
`;

const SignOut = styled(Button)`
  svg {
    display: none;
  }
  ${below('columns')} {
    min-width: 44px;
    padding: 0;
    svg {
      display: block;
    }
  }
`;

const SignOutWord = styled.span`
  ${below('columns')} {
    ${visuallyHidden}
  }
`;

/** Greeting, language, account and sign-out: a row on the page from 960 px, part of the rosa bar below. */
export function ShellTop(props: ShellTopProps) {
  return (
    <Root>
      <Greeting>{props.greeting}</Greeting>
      <Language>{props.language}</Language>
      {props.avatar}
      <SignOut
        variant="quiet"
        icon={<SignOutIcon />}
        isBusy={props.isSigningOut}
        onClick={props.onSignOut}
      >
        <SignOutWord>{props.signOutLabel}</SignOutWord>
      </SignOut>
    </Root>
  );
}
