import {
  BookmarkIcon,
  CartIcon,
  CategoriesIcon,
  HomeIcon,
  OwnedIcon,
  PlanIcon,
  ProfileIcon,
} from '../../../components/icons/icons.tsx';

/** A link to a main screen, in the dashboard's sidebar or among the tabs of a phone. */
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

/** The icons of the entries. */
export const shellIcons = {
  home: HomeIcon,
  categories: CategoriesIcon,
  saved: BookmarkIcon,
  owned: OwnedIcon,
  plan: PlanIcon,
  profile: ProfileIcon,
  cart: CartIcon,
};
