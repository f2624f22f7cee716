import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Calendar from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Columns from 'lucide-react/icons/columns-2';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import History from 'lucide-react/icons/history';
import House from 'lucide-react/icons/house';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LibraryBig from 'lucide-react/icons/library-big';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Share from 'lucide-react/icons/share';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Trash from 'lucide-react/icons/trash-2';
import UserRound from 'lucide-react/icons/user-round';
import X from 'lucide-react/icons/x';
import { drawn, drawnAlong } from './drawn.ts';

export const SearchIcon = drawn(Search);
export const PlusIcon = drawn(Plus);
export const TrashIcon = drawn(Trash);
export const EyeIcon = drawn(Eye);
export const EyeOffIcon = drawn(EyeOff);
export const ChevronLeftIcon = drawnAlong(ChevronLeft);
export const ChevronRightIcon = drawnAlong(ChevronRight);
export const ChevronUpIcon = drawn(ChevronUp);
/** News of what is followed. */
export const BellIcon = drawn(Bell);
export const BookmarkIcon = drawn(Bookmark);
/** Courses that are owned. */
export const OwnedIcon = drawn(LibraryBig);
/** A calendar. */
export const PlanIcon = drawn(Calendar);
/** More actions. */
export const MoreIcon = drawn(Ellipsis);
export const CompareIcon = drawn(Columns);
export const ShareIcon = drawn(Share);
export const ChevronDownIcon = drawn(ChevronDown);
/** Opens in a new tab. */
export const NewTabIcon = drawnAlong(ArrowUpRight);
export const HomeIcon = drawn(House);
export const CategoriesIcon = drawn(LayoutGrid);
export const ProfileIcon = drawn(UserRound);
export const CartIcon = drawn(ShoppingCart);
export const SignOutIcon = drawnAlong(LogOut);
export const CloseIcon = drawn(X);
/** A transfer. */
export const ArrowRightIcon = drawnAlong(ArrowRight);
export const SlidersIcon = drawn(SlidersHorizontal);
/** A recent search, or what happened since. */
export const HistoryIcon = drawn(History);
