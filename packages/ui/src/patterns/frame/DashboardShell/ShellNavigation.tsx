import styled from 'styled-components';
import { Badge } from '../../../components/Badge/Badge.tsx';
import {
  BookmarkIcon,
  CartIcon,
  CategoriesIcon,
  HomeIcon,
  OwnedIcon,
  PlanIcon,
  ProfileIcon,
} from '../../../components/icons/icons.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { below, border, from, rem, size, space, zOrder } from '../../../theme/scale.ts';
import { display, fontSize } from '../../../theme/type.ts';

/** A link to a screen of the dashboard. */
export interface ShellEntry {
  label: string;
  href: string;
  icon: 'home' | 'categories' | 'saved' | 'owned' | 'plan' | 'profile' | 'cart';
  isCurrent: boolean;
  /**
   * Whether the bottom navigation shows it in place of a current screen without a tab of its own.
   */
  containsCurrent?: boolean | undefined;
  /** Whether it is omitted from the bottom navigation, which has no room for all. */
  isInSidebarOnly?: boolean | undefined;
  /** A count, such as the courses in the cart; its label says what is counted. */
  badge?: { text: string; label: string } | undefined;
}

interface ShellNavigationProps {
  label: string;
  entries: readonly ShellEntry[];
}

const icons = {
  home: HomeIcon,
  categories: CategoriesIcon,
  saved: BookmarkIcon,
  owned: OwnedIcon,
  plan: PlanIcon,
  profile: ProfileIcon,
  cart: CartIcon,
};

const Entries = styled.ul`
  ${from('sidebar')} {
    margin-top: ${space.s40};
  }
  ${below('sidebar')} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${zOrder.tabBar};
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: ${border.sill} solid ${color.line};
    background: ${color.surface};
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
    gap: ${space.s14};
    align-items: center;
    min-height: ${size.s52};
    padding: ${space.s8} ${space.s24};
    font: 600 ${fontSize.s18} / 1 ${display};

    &:hover {
      background: ${color.wallDeep};
    }
    &:focus-visible {
      outline-offset: -${space.s5};
    }
    /* The current entry has the page's background. */
    &[aria-current] {
      min-height: ${size.s60};
      padding-inline-start: ${space.s18};
      margin-inline-start: ${space.s16};
      border-start-start-radius: ${size.s30};
      background: ${color.canvas};
      color: ${color.text};
      --focus-ring: ${color.focus};
    }
    &[aria-current] > svg {
      color: ${color.primary};
    }
  }
  ${below('sidebar')} {
    --focus-ring: ${color.focus};
    position: relative;
    display: grid;
    gap: ${space.s4};
    align-content: center;
    justify-items: center;
    min-height: ${size.s60};
    color: ${color.textMuted};
    font: 600 ${fontSize.s14} / 1 ${display};
    overflow-wrap: normal;

    &:focus-visible {
      outline-offset: -${space.s4};
    }
    &[aria-current], &[data-contains-current] {
      color: ${color.primary};
      box-shadow: 0 -${border.sill} 0 ${color.primary};
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      border: ${border.s2} solid CanvasText;
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
    position: absolute;
    top: ${space.s2};
    inset-inline-start: calc(50% + ${space.s12});
    min-width: ${size.s20};
    height: ${size.s20};
    padding-top: ${space.s2};
    font-size: ${rem(13)};
  }
`;

/** The navigation of the dashboard: in the sidebar from 960 px, below as a fixed bottom bar. */
export function ShellNavigation({ label, entries }: ShellNavigationProps) {
  return (
    <nav aria-label={label}>
      <Entries role="list">
        {entries.map((entry) => {
          const Icon = icons[entry.icon];
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
