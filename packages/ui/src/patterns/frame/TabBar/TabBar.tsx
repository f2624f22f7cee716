import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { below, border, size } from '../../../theme/scale.ts';
import { type ShellEntry, shellIcons } from './shellEntry.ts';
import { TabBarRoom, tab, tabCount, tabList } from './tabBarParts.ts';

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

const Tabs = styled.ul`
  ${tabList}
`;

const Tab = styled(Link)`
  ${tab}

  @media screen and (forced-colors: active) {
    &[aria-current] { border: ${border.line} solid CanvasText; }
  }
`;

const Count = styled(Badge)`
  ${tabCount}
`;

/** The main screens at the lower edge of a narrow window, as in the dashboard; the end of a page. */
export function TabBar({ label, tabs }: TabBarProps) {
  return (
    <Root aria-label={label}>
      <TabBarRoom />
      <Tabs role="list">
        {tabs.map((entry) => {
          const Icon = shellIcons[entry.icon];
          return (
            <li key={entry.href}>
              <Tab href={entry.href} aria-current={entry.isCurrent ? 'page' : undefined}>
                <Icon />
                <span>{entry.label}</span>
                {entry.badge && <Count label={entry.badge.label}>{entry.badge.text}</Count>}
              </Tab>
            </li>
          );
        })}
      </Tabs>
    </Root>
  );
}
