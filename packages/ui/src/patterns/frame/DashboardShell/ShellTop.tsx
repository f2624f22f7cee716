import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { SignOutIcon } from '../../../components/icons/icons.tsx';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { controlsOnPage, controlsOnWall } from '../../../components/wall/controlsOnWall.ts';
import { color } from '../../../theme/color.ts';
import { below, from, size, space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';
import { compactSearch } from '../../search/SearchBar/searchParts.ts';

/** What stands in the row above a screen of the dashboard. */
export interface ShellTopProps {
  /** A `SearchBar`, at the head of the row; below 720 px in a row of its own. */
  search?: ReactNode;
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

export const TopRow = styled.div`
  display: flex;
  gap: ${space.s8};
  align-items: center;
  justify-content: flex-end;
  padding: ${space.s16} ${space.s40};

  &[data-has-search] { padding-block: ${space.s14}; }
  ${below('sidebar')} {
    ${controlsOnWall}
    padding: ${space.s8} ${space.s16};
    background: ${color.wall};
  }
  /* The logo lies over the first of two rows. */
  ${below('columns')} {
    &[data-has-search] {
      grid-area: 1 / 1 / 2 / -1;
      flex-wrap: wrap;
    }
  }
`;

export const SearchPlace = styled.div`
  ${compactSearch}
  flex: 1;
  max-width: 560px;
  margin-right: auto;

  ${below('sidebar')} {
    ${controlsOnPage}
    max-width: none;
    /* The button has no edge against the wall; it joins the field. */
    [type='submit'] { background: ${color.surface}; color: ${color.primary}; }
    [type='submit']:hover { background: ${color.subtle}; }
  }
  ${below('columns')} { order: 1; flex-basis: 100%; }
`;

const Greeting = styled.p`
  margin-right: auto;
  color: ${color.textMuted};
  font: 500 ${fontSize.s18} / 1.2 ${display};

  ${below('sidebar')} {
    display: none;
  }
  [data-has-search] > & {
    margin: 0 ${space.s4} 0 ${space.s12};
    font-size: ${fontSize.s17};
    white-space: nowrap;

    ${below('shortcut')} { display: none; }
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
    min-width: ${size.s44};
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
    <TopRow data-has-search={props.search !== undefined || undefined}>
      {props.search !== undefined && <SearchPlace>{props.search}</SearchPlace>}
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
    </TopRow>
  );
}
