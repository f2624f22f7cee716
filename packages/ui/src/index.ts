/**
 * The kit of Aulario, without texts, router and domain types: words, addresses and callbacks are
 * props. The fonts have their own stylesheet: '@aulario/ui/fonts.css'.
 */

export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, BannerDetail, type BannerProps, BannerText } from './components/Banner/Banner.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { onFirstClick } from './components/Button/onFirstClick.ts';
export { ButtonGroup } from './components/ButtonGroup/ButtonGroup.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { ChipGroup } from './components/ChipGroup/ChipGroup.tsx';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { DialogActions } from './components/Dialog/dialogParts.ts';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Divider } from './components/Divider/Divider.tsx';
export { Door, type DoorProps } from './components/Door/Door.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export type { IconProps } from './components/icons/iconStroke.ts';
export {
  ArrowRightIcon,
  BellIcon,
  BookmarkIcon,
  CartIcon,
  CategoriesIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  CompareIcon,
  EyeIcon,
  EyeOffIcon,
  HistoryIcon,
  HomeIcon,
  MoreIcon,
  NewTabIcon,
  OwnedIcon,
  PlusIcon,
  ProfileIcon,
  SearchIcon,
  ShareIcon,
  SignOutIcon,
  SlidersIcon,
  TrashIcon,
} from './components/icons/icons.tsx';
export { DownloadIcon, EditIcon, PrintIcon } from './components/icons/menuIcons.tsx';
export { mirroredInRtl } from './components/icons/mirroredInRtl.ts';
export { CheckIcon, InfoIcon, StarIcon, WarningIcon } from './components/icons/ownIcons.tsx';
export {
  type LanguageChoice,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/LanguageSwitch/LanguageSwitch.tsx';
export { LevelSteps, type LevelStepsProps } from './components/LevelSteps/LevelSteps.tsx';
export { Link, type LinkProps, LinkProvider } from './components/Link/Link.tsx';
export { LiveRegion } from './components/LiveRegion/LiveRegion.tsx';
export { Logo, type LogoProps } from './components/Logo/Logo.tsx';
export { MarkedText, type TextPart } from './components/MarkedText/MarkedText.tsx';
export { useModal } from './components/modal/useModal.ts';
export { Note, type NoteProps } from './components/Note/Note.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { Panel, PanelPlace, panelButton } from './components/Panel/panelParts.ts';
export { usePanel } from './components/Panel/usePanel.ts';
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './components/SelectField/SelectField.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { Sill } from './components/Sill/Sill.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export { SkipLink } from './components/SkipLink/SkipLink.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export { blocksOnPaper, Stack, type StackProps } from './components/Stack/Stack.tsx';
export { SystemBanner } from './components/SystemBanner/SystemBanner.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { ToastProvider, useToast, useWithdrawActions } from './components/Toast/Toast.tsx';
export { VisuallyHidden, visuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { controlsOnPage, controlsOnWall } from './components/wall/controlsOnWall.ts';
export { type CoverKey, coverScenes } from './covers/cover.ts';
export { settingColumns } from './patterns/account/settingColumns.ts';
export { CategoryNav, type CategoryNavProps } from './patterns/browse/CategoryNav/CategoryNav.tsx';
export {
  SubjectChips,
  type SubjectChipsProps,
} from './patterns/browse/SubjectChips/SubjectChips.tsx';
export { CartSummary, type CartSummaryProps } from './patterns/cart/CartSummary/CartSummary.tsx';
export { CardMenu, type CardMenuProps } from './patterns/course/CardMenu/CardMenu.tsx';
export { CardMenuItem, CardMenuLink } from './patterns/course/CardMenu/CardMenuItem.tsx';
export type { CourseFact, CourseFacts } from './patterns/course/CourseCard/CardFacts.tsx';
export { CardPrice, type CoursePrice } from './patterns/course/CourseCard/CardPrice.tsx';
export { CartToggle, type CartToggleProps } from './patterns/course/CourseCard/CartToggle.tsx';
export { CourseCard, type CourseCardProps } from './patterns/course/CourseCard/CourseCard.tsx';
export { CourseCardSkeleton } from './patterns/course/CourseCard/CourseCardSkeleton.tsx';
export { cardRows } from './patterns/course/CourseCard/cardPlace.ts';
export { opensQuickView, quickViewLink } from './patterns/course/CourseCard/opensQuickView.ts';
export { ArchWindow } from './patterns/course/CourseCover/ArchWindow.tsx';
export { CourseCover, type CourseCoverProps } from './patterns/course/CourseCover/CourseCover.tsx';
export { CoverArt, type CoverArtProps } from './patterns/course/CourseCover/CoverArt.tsx';
export { coverDimming } from './patterns/course/CourseCover/coverDimming.ts';
export {
  CourseGrid,
  type CourseGridProps,
  courseColumns,
} from './patterns/course/CourseGrid/CourseGrid.tsx';
export { CourseGridSkeleton } from './patterns/course/CourseGrid/CourseGridSkeleton.tsx';
export {
  CourseLine,
  type CourseLineProps,
  CourseLines,
} from './patterns/course/CourseLine/CourseLine.tsx';
export { AccountMenu } from './patterns/frame/DashboardShell/AccountMenu.tsx';
export {
  DashboardShell,
  type DashboardShellProps,
} from './patterns/frame/DashboardShell/DashboardShell.tsx';
export { DashboardShellSkeleton } from './patterns/frame/DashboardShellSkeleton/DashboardShellSkeleton.tsx';
export { EmptyState, type EmptyStateProps } from './patterns/frame/EmptyState/EmptyState.tsx';
export { counterScene } from './patterns/frame/EmptyState/scene/counterScene.tsx';
export { crossroadsScene } from './patterns/frame/EmptyState/scene/crossroadsScene.tsx';
export { dayAndNightScene } from './patterns/frame/EmptyState/scene/dayAndNightScene.tsx';
export { doorsScene } from './patterns/frame/EmptyState/scene/doorsScene.tsx';
export { facadeScene } from './patterns/frame/EmptyState/scene/facadeScene.tsx';
export { morningScene } from './patterns/frame/EmptyState/scene/morningScene.tsx';
export { roomScene } from './patterns/frame/EmptyState/scene/roomScene.tsx';
export { shelfScene } from './patterns/frame/EmptyState/scene/shelfScene.tsx';
export { stairsScene } from './patterns/frame/EmptyState/scene/stairsScene.tsx';
export { LoadingScreen } from './patterns/frame/LoadingScreen/LoadingScreen.tsx';
export { LongWait, type LongWaitProps } from './patterns/frame/LoadingScreen/LongWait.tsx';
export { contentEdge, pageContainer } from './patterns/frame/Screen/pageContainer.ts';
export { ScreenHead, type ScreenHeadProps } from './patterns/frame/Screen/ScreenHead.tsx';
export { ScreenWaiting } from './patterns/frame/Screen/ScreenWaiting.ts';
export { PublicFrame, ScreenFrame, ScreenLead } from './patterns/frame/Screen/screenParts.ts';
export { TabBar, type TabBarProps } from './patterns/frame/TabBar/TabBar.tsx';
export { CourseStrip, type CourseStripProps } from './patterns/landing/CourseStrip/CourseStrip.tsx';
export { SearchBar, type SearchBarProps } from './patterns/search/SearchBar/SearchBar.tsx';
export { searchInBar, searchOfPage } from './patterns/search/SearchBar/searchInBar.ts';
export type { RecentSearches } from './patterns/search/SearchBar/searchRows.ts';
export { followSearchShortcut } from './patterns/search/SearchBar/searchShortcut.ts';
export { SortSelect, type SortSelectProps } from './patterns/search/SortSelect/SortSelect.tsx';
export { color, onWall } from './theme/color.ts';
export { GlobalStyle, ScopedStyle } from './theme/GlobalStyle.ts';
export type { ColorToken } from './theme/roles.ts';
export {
  arch,
  below,
  between,
  border,
  containerBelow,
  containerFrom,
  from,
  gutter,
  inView,
  lowWindow,
  motion,
  radius,
  rem,
  size,
  space,
  transition,
  widthFrom,
  zOrder,
} from './theme/scale.ts';
export { darkTheme, lightTheme } from './theme/themes.ts';
export { body, display, fontSize, headingSize, measure, type } from './theme/type.ts';
