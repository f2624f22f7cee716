import { styled } from 'styled-components';
import { below, size } from '../../../theme/scale.ts';
import { ShellEntries } from './ShellEntries.tsx';
import type { ShellEntry } from './shellEntry.ts';
import { TabBarRoom } from './TabBarRoom.ts';

export interface TabBarProps {
  /** Name of the navigation. */
  label: string;
  /** Four at most. */
  tabs: readonly Pick<ShellEntry, 'label' | 'href' | 'icon' | 'isCurrent' | 'badge'>[];
}

/** As high as the tabs, so that they cover nothing at the page's end. */
const Root = styled.nav`
  display: none;

  ${below('sidebar')} {
    display: block;
    height: calc(${size.bar} + env(safe-area-inset-bottom));
  }
  @media print { display: none; }
`;

/** The main screens at the lower edge of a narrow window, as in the dashboard; the end of a page. */
export const TabBar = ({ label, tabs }: TabBarProps) => (
  <Root aria-label={label}>
    <TabBarRoom />
    <ShellEntries entries={tabs} />
  </Root>
);
