import type { LucideIcon } from 'lucide-react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';

/** Every icon takes this one prop, and `className`; it is always hidden from assistive technology. */
export interface IconProps {
  /** Side in px; 20 beside text. */
  size?: number | undefined;
}

const stroke = { strokeLinecap: 'butt', strokeLinejoin: 'miter', 'aria-hidden': true } as const;

const drawn = (Icon: LucideIcon) =>
  styled(Icon).attrs<IconProps>(({ size = 20 }) => ({ ...stroke, size }))`flex: none;`;

export const SearchIcon = drawn(Search);
export const PlusIcon = drawn(Plus);
export const CheckIcon = drawn(Check);
export const TrashIcon = drawn(Trash);
export const EyeIcon = drawn(Eye);
export const EyeOffIcon = drawn(EyeOff);
export const ChevronLeftIcon = drawn(ChevronLeft);
export const ChevronRightIcon = drawn(ChevronRight);
export const ChevronDownIcon = drawn(ChevronDown);
/** Leads out of the site, in a new tab. */
export const NewTabIcon = drawn(ArrowUpRight);
export const HomeIcon = drawn(House);
export const ProfileIcon = drawn(UserRound);
export const CartIcon = drawn(ShoppingCart);
export const SignOutIcon = drawn(LogOut);
export const CloseIcon = drawn(X);
/** From one to another. */
export const ArrowRightIcon = drawn(ArrowRight);
export const SlidersIcon = drawn(SlidersHorizontal);
/** Something looked for before. */
export const HistoryIcon = drawn(History);

/** Two drawings of our own: Lucide's dots vanish without round ends. */
const ownDrawing = (path: string) =>
  styled.svg.attrs<IconProps>(({ size = 20 }) => ({
    ...stroke,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    children: <path d={path} />,
  }))`flex: none;`;

export const WarningIcon = ownDrawing('M12 3 2.5 20.5h19zM12 9.5v5M12 16.5v2');
/** The only round form in this building is a door, so the letter stands in one. */
export const InfoIcon = ownDrawing('M4 21V12a8 8 0 0 1 16 0v9zM12 11.5v6M12 7.5v2');
