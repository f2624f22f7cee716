import type { ReactNode } from 'react';
import { styled } from 'styled-components';
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
  gap: ${space[3]};
  align-items: center;
  justify-content: flex-end;
  padding: ${space[5]} ${space[7]};

  &[data-has-search] { padding-block: ${space[4]}; }
  ${below('sidebar')} {
    ${controlsOnWall}
    padding-block: ${space[3]};
    padding-inline: ${space[3]} ${space[5]};
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
  font: 500 ${fontSize.body} / 1.2 ${display};

  [data-has-search] & {
    margin-inline: ${space[4]} ${space[2]};
    white-space: nowrap;
    /* A long name leaves the search its room. */
    overflow: hidden;
    text-overflow: ellipsis;

    ${below('shortcut')} { display: none; }
  }
`;

const Language = styled.div`
  margin-inline-end: ${space[4]};
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
  margin-inline: 0 -${space[3]};
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
