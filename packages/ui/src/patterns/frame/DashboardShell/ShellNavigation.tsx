import { styled } from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { below, border, from, size, space } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';
import { type ShellEntry, shellIcons } from '../TabBar/shellEntry.ts';
import { tab, tabCount, tabList } from '../TabBar/tabBarParts.ts';

interface ShellNavigationProps {
  label: string;
  entries: readonly ShellEntry[];
}

const Entries = styled.ul`
  ${from('sidebar')} {
    margin-top: ${space[7]};
  }
  ${below('sidebar')} {
    ${tabList}
  }
`;

const Item = styled.li`
  ${below('sidebar')} {
    &[data-in-sidebar-only] { display: none; }
  }
`;

const Entry = styled(Link)`
  color: inherit;
  text-decoration: none;

  ${from('sidebar')} {
    display: flex;
    gap: ${space[4]};
    align-items: center;
    min-height: ${size.control};
    padding: ${space[3]} ${space[6]};
    font: 600 ${fontSize.body} / 1 ${display};

    &:hover {
      background: ${color.wallDeep};
    }
    &:focus-visible {
      outline-offset: -${border.ring};
    }
    /* The current entry has the page's background. */
    &[aria-current] {
      min-height: ${size.field};
      padding-inline-start: ${space[5]};
      margin-inline-start: ${space[5]};
      border-start-start-radius: ${size.mark};
      background: ${color.canvas};
      color: ${color.text};
      --focus-ring: ${color.focus};
    }
    &[aria-current] > svg {
      color: ${color.primary};
    }
  }
  ${below('sidebar')} {
    ${tab}
  }
  @media screen and (forced-colors: active) {
    &[aria-current] {
      border: ${border.line} solid CanvasText;
    }
    &[aria-current] > svg {
      color: inherit;
    }
  }
`;

const Count = styled(Badge)`
  ${from('sidebar')} {
    margin-inline-start: auto;
  }
  ${below('sidebar')} {
    ${tabCount}
  }
`;

/** The navigation of the dashboard: in the sidebar from 960 px, below as a fixed bottom bar. */
export function ShellNavigation({ label, entries }: ShellNavigationProps) {
  return (
    <nav aria-label={label}>
      <Entries role="list">
        {entries.map((entry) => {
          const Icon = shellIcons[entry.icon];
          return (
            <Item key={entry.href} data-in-sidebar-only={entry.isInSidebarOnly || undefined}>
              <Entry
                href={entry.href}
                aria-current={entry.isCurrent ? 'page' : undefined}
                data-contains-current={entry.containsCurrent || undefined}
              >
                <Icon />
                <span>{entry.label}</span>
                {entry.badge === undefined ? null : (
                  <Count label={entry.badge.label}>{entry.badge.text}</Count>
                )}
              </Entry>
            </Item>
          );
        })}
      </Entries>
    </nav>
  );
}
