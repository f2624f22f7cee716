import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SkipLink } from '../../../components/SkipLink/SkipLink.tsx';
import { below, space } from '../../../theme/scale.ts';
import { ShellEntries } from '../TabBar/ShellEntries.tsx';
import type { ShellEntry } from '../TabBar/shellEntry.ts';
import { TabBarRoom } from '../TabBar/TabBarRoom.ts';
import { Banner, LogoPlace, Main, Root, Stretch, Wall } from './dashboardShellParts.ts';
import { ShellTop, type ShellTopProps } from './ShellTop.tsx';
import { SidebarScene } from './scene/SidebarScene.tsx';

export interface DashboardShellProps extends ShellTopProps {
  /** Absent on the screen to which it leads. */
  logoHref?: string | undefined;
  logoLabel: string;
  /** Name of the navigation. */
  navLabel: string;
  entries: readonly ShellEntry[];
  /** Text of the link that leads to the content. */
  skipLabel: string;
  /** The screen; the content of the page's only `main`, which has the id `content`. */
  children: ReactNode;
}

const Scene = styled.div`
  flex: 1 0 auto;
  display: flex;
  align-items: flex-end;
  padding-top: ${space[8]};
  forced-color-adjust: none;

  ${below('sidebar')} { display: none; }
  @media (max-height: 540px) { display: none; }
`;

/**
 * The frame of the dashboard's screens: from 960 px a sidebar with the navigation; below, a top bar
 * and a bottom navigation.
 */
export function DashboardShell(props: DashboardShellProps) {
  return (
    <Root>
      <TabBarRoom />
      <SkipLink href="#content">{props.skipLabel}</SkipLink>
      <Banner>
        <Wall>
          <Stretch>
            <LogoPlace>
              <Logo href={props.logoHref} label={props.logoLabel} />
            </LogoPlace>
            <nav aria-label={props.navLabel}>
              <ShellEntries entries={props.entries} />
            </nav>
            <Scene>
              <SidebarScene />
            </Scene>
          </Stretch>
        </Wall>
        <ShellTop {...props} />
      </Banner>
      <Main id="content" tabIndex={-1}>
        {props.children}
      </Main>
    </Root>
  );
}
