import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { controlsOnWall } from '../components/controlsOnWall.ts';
import { Logo, Wordmark } from '../components/Logo.tsx';
import { SkipLink } from '../components/SkipLink.tsx';
import { color } from '../theme/color.ts';
import { below, from, space, zOrder } from '../theme/scale.ts';
import { type ShellEntry, ShellNavigation } from './ShellNavigation.tsx';
import { ShellTop, type ShellTopProps } from './ShellTop.tsx';
import { StairsScene } from './StairsScene.tsx';

export interface DashboardShellProps extends ShellTopProps {
  logoHref: string;
  logoLabel: string;
  /** Name of the navigation. */
  navLabel: string;
  entries: readonly ShellEntry[];
  /** Text of the link that leads to the content. */
  skipLabel: string;
  /** The screen. Stands in the page's only `main`, which has the id `content`. */
  children: ReactNode;
}

/** What takes the focus is scrolled clear of the bar of tabs. */
const ScrollRoom = createGlobalStyle`
  ${below('sidebar')} {
    html { scroll-padding-bottom: calc(80px + env(safe-area-inset-bottom)); }
  }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100vh;
  min-height: 100dvh;

  ${from('sidebar')} {
    --bar-left: 212px;
    grid-template-columns: 212px minmax(0, 1fr);
  }
  ${below('sidebar')} {
    --bar-bottom: calc(64px + env(safe-area-inset-bottom));
    --bar-safe-area: 10px;
    padding-bottom: calc(72px + env(safe-area-inset-bottom));
  }
`;

/** One banner for both arrangements: the wall and the top row place themselves in the shell's grid. */
const Banner = styled.header`
  display: contents;
`;

/** Below its first screenful the wall has the stairs' colour: the page can be taller than the window. */
const Wall = styled.div`
  ${controlsOnWall}
  background: ${color.wall};

  ${below('columns')} {
    z-index: ${zOrder.tabBar};
    grid-area: 1 / 1;
    align-self: start;
    height: 60px;
    background: none;
  }
  ${from('sidebar')} {
    grid-row: 1 / 3;
    background: ${color.stair} linear-gradient(${color.wall} 0 0) no-repeat 0 0 / 100% 100vh;
  }
`;

const Stretch = styled.div`
  ${from('sidebar')} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    height: 100vh;
    height: 100dvh;
    overflow: hidden auto;
    background: ${color.wall};
  }
  ${below('sidebar')} {
    position: relative;
    display: flex;
    align-items: center;
    height: 100%;
    padding: ${space.s8} 0 ${space.s8} ${space.s16};
  }
`;

const LogoPlace = styled.div`
  display: flex;

  ${below('columns')} {
    ${Wordmark} {
      display: none;
    }
  }
  ${from('sidebar')} {
    padding: ${space.s16} ${space.s24} 0;
  }
`;

const Scene = styled.div`
  flex: 1 0 auto;
  display: flex;
  align-items: flex-end;
  padding-top: ${space.s48};
  forced-color-adjust: none;

  ${below('sidebar')} {
    display: none;
  }
  @media (max-height: 540px) {
    display: none;
  }
`;

const Main = styled.main`
  grid-column: 1 / -1;
  width: 100%;
  max-width: 1288px;

  &:has([data-full-width]) { max-width: 1708px; }
  padding: ${space.s8} 40px 72px;
  outline: 0;

  ${from('sidebar')} {
    grid-column: 2;
  }
  ${below('sidebar')} {
    grid-row: 2;
    padding: ${space.s24} ${space.s16} ${space.s48};

    &:has([data-full-width]) { padding-top: ${space.s12}; }
  }
`;

/**
 * What stands round every screen of the dashboard: a rosa wall with the navigation from 960 px, a
 * rosa bar on top and a bar of tabs at the foot below that.
 */
export function DashboardShell(props: DashboardShellProps) {
  return (
    <Root>
      <ScrollRoom />
      <SkipLink href="#content">{props.skipLabel}</SkipLink>
      <Banner>
        <Wall>
          <Stretch>
            <LogoPlace>
              <Logo href={props.logoHref} label={props.logoLabel} />
            </LogoPlace>
            <ShellNavigation label={props.navLabel} entries={props.entries} />
            <Scene>
              <StairsScene />
            </Scene>
          </Stretch>
        </Wall>
        <ShellTop
          search={props.search}
          greeting={props.greeting}
          language={props.language}
          avatar={props.avatar}
          signOutLabel={props.signOutLabel}
          onSignOut={props.onSignOut}
          isSigningOut={props.isSigningOut}
        />
      </Banner>
      <Main id="content" tabIndex={-1}>
        {props.children}
      </Main>
    </Root>
  );
}
