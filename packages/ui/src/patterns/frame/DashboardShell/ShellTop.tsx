import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { controlsOnPage, controlsOnWall } from '../../../components/wall/controlsOnWall.ts';
import { color } from '../../../theme/color.ts';
import { below, from, space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';
import { searchInBar } from '../../search/SearchBar/searchInBar.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';

/** The contents of the row above a screen of the dashboard. */
export interface ShellTopProps {
  /** A `SearchBar` at the start of the row; below 960 px without its button. */
  search?: ReactNode;
  /** Visible only beside the sidebar. */
  greeting: string;
  /** A `LanguageSwitch`. */
  language: ReactNode;
  /** A link that contains an `Avatar`. */
  avatar: ReactNode;
  /** Replaces language, avatar and sign-out below 960 px. */
  menu: Pick<AccountMenuProps, 'label' | 'avatar' | 'links' | 'theme' | 'status'>;
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
    padding-block: ${space.s9};
    padding-inline: ${space.s8} ${space.s16};
    background: ${color.wall};

    &[data-has-search] { padding-block: 7px; }
  }
`;

export const SearchPlace = styled.div`
  flex: 1 0 320px;
  max-width: 560px;
  margin-inline-end: auto;
  ${searchInBar}

  ${below('sidebar')} { ${controlsOnPage} }
`;

const Greeting = styled.p`
  margin-inline-end: auto;
  color: ${color.textMuted};
  font: 500 ${fontSize.s18} / 1.2 ${display};

  [data-has-search] & {
    margin-block: 0;
    margin-inline: ${space.s12} ${space.s4};
    font-size: ${fontSize.s17};
    white-space: nowrap;
    /* A long name leaves the search its room. */
    overflow: hidden;
    text-overflow: ellipsis;

    ${below('shortcut')} { display: none; }
  }
`;

const Language = styled.div`
  margin-inline-end: ${space.s12};
`;

const Beside = styled.div`
  display: contents;

  ${below('sidebar')} { display: none; }
`;

const InBar = styled.div`
  ${from('sidebar')} { display: none; }
`;

/** Aligns the end of its text, not of its padding, with the screen below. */
const SignOut = styled(Button)`
  flex: none;
  margin-inline: 0 -${space.s8};
`;

/**
 * Greeting, search, language, account and sign-out: a row above the screen from 960 px, a bar
 * below.
 */
export function ShellTop(props: ShellTopProps) {
  const { search, language, signOutLabel, onSignOut, isSigningOut } = props;
  return (
    <TopRow data-has-search={search !== undefined || undefined}>
      {search !== undefined && <SearchPlace>{search}</SearchPlace>}
      <Beside>
        <Greeting>{props.greeting}</Greeting>
        <Language>{language}</Language>
        {props.avatar}
        <SignOut variant="quiet" isBusy={isSigningOut} onClick={onSignOut}>
          {signOutLabel}
        </SignOut>
      </Beside>
      <InBar>
        <AccountMenu
          {...props.menu}
          language={language}
          signOut={{ label: signOutLabel, onSelect: onSignOut, isBusy: isSigningOut }}
        />
      </InBar>
    </TopRow>
  );
}
