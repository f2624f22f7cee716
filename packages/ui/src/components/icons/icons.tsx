/// <reference path="./lucide.d.ts" />

import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import ArrowUpRight from 'lucide/dist/esm/icons/arrow-up-right.mjs';
import Bell from 'lucide/dist/esm/icons/bell.mjs';
import Bookmark from 'lucide/dist/esm/icons/bookmark.mjs';
import Calendar from 'lucide/dist/esm/icons/calendar.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import ChevronUp from 'lucide/dist/esm/icons/chevron-up.mjs';
import Columns from 'lucide/dist/esm/icons/columns-2.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import House from 'lucide/dist/esm/icons/house.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import LibraryBig from 'lucide/dist/esm/icons/library-big.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import History from 'lucide/dist/esm/icons/rotate-ccw-clock.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Share from 'lucide/dist/esm/icons/share.mjs';
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import SlidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { drawn, drawnAlong } from './drawn.tsx';

export const SearchIcon = /* @__PURE__ */ drawn(Search);
export const PlusIcon = /* @__PURE__ */ drawn(Plus);
export const TrashIcon = /* @__PURE__ */ drawn(Trash);
export const EyeIcon = /* @__PURE__ */ drawn(Eye);
export const EyeOffIcon = /* @__PURE__ */ drawn(EyeOff);
export const ChevronLeftIcon = /* @__PURE__ */ drawnAlong(ChevronLeft);
export const ChevronRightIcon = /* @__PURE__ */ drawnAlong(ChevronRight);
export const ChevronUpIcon = /* @__PURE__ */ drawn(ChevronUp);
/** News of what is followed. */
export const BellIcon = /* @__PURE__ */ drawn(Bell);
export const BookmarkIcon = /* @__PURE__ */ drawn(Bookmark);
/** Courses that are owned. */
export const OwnedIcon = /* @__PURE__ */ drawn(LibraryBig);
/** A calendar. */
export const PlanIcon = /* @__PURE__ */ drawn(Calendar);
/** More actions. */
export const MoreIcon = /* @__PURE__ */ drawn(Ellipsis);
export const CompareIcon = /* @__PURE__ */ drawn(Columns);
export const ShareIcon = /* @__PURE__ */ drawn(Share);
export const ChevronDownIcon = /* @__PURE__ */ drawn(ChevronDown);
/** Opens in a new tab. */
export const NewTabIcon = /* @__PURE__ */ drawnAlong(ArrowUpRight);
export const HomeIcon = /* @__PURE__ */ drawn(House);
export const CategoriesIcon = /* @__PURE__ */ drawn(LayoutGrid);
export const ProfileIcon = /* @__PURE__ */ drawn(UserRound);
export const CartIcon = /* @__PURE__ */ drawn(ShoppingCart);
export const SignOutIcon = /* @__PURE__ */ drawnAlong(LogOut);
export const CloseIcon = /* @__PURE__ */ drawn(X);
/** A transfer. */
export const ArrowRightIcon = /* @__PURE__ */ drawnAlong(ArrowRight);
export const SlidersIcon = /* @__PURE__ */ drawn(SlidersHorizontal);
/** A recent search, or what happened since. */
export const HistoryIcon = /* @__PURE__ */ drawn(History);
