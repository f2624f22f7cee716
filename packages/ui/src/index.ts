/**
 * The kit of Aulario, without texts, router and domain types: words, addresses and callbacks are
 * props. The fonts have their own stylesheet: '@aulario/ui/fonts.css'. */

// Theme and components

export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Banner, BannerDetail, type BannerProps, BannerText } from './components/Banner/Banner.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { onFirstClick } from './components/Button/onFirstClick.ts';
export { ButtonGroup } from './components/ButtonGroup/ButtonGroup.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
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
  TrashIcon,
} from './components/icons/icons.tsx';
export { DownloadIcon, EditIcon, PrintIcon } from './components/icons/menuIcons.tsx';
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
export { Note, type NoteProps } from './components/Note/Note.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
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
export { SystemBanner } from './components/SystemBanner/SystemBanner.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export { ToastProvider, useToast } from './components/Toast/Toast.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { controlsOnWall } from './components/wall/controlsOnWall.ts';
export { type ColorToken, color, darkTheme, lightTheme, onWall } from './theme/color.ts';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export {
  below,
  border,
  from,
  motion,
  radius,
  space,
  transition,
  widthFrom,
  zOrder,
} from './theme/scale.ts';
export { body, display, measure, type } from './theme/type.ts';

// Covers

export { type CoverKey, coverScenes } from './covers/cover.ts';

// Catalogue patterns

export type { TextPart } from './components/MarkedText/MarkedText.tsx';
export { ProfileFrame } from './patterns/account/ProfileFrame/ProfileFrame.tsx';
export { ProfileSummary } from './patterns/account/ProfileSummary/ProfileSummary.tsx';
export { SettingsSection } from './patterns/account/SettingsSection/SettingsSection.tsx';
export { CategoryHeader } from './patterns/browse/CategoryHeader/CategoryHeader.tsx';
export { CategoryNav, type CategoryNavProps } from './patterns/browse/CategoryNav/CategoryNav.tsx';
export {
  SubjectChips,
  type SubjectChipsProps,
} from './patterns/browse/SubjectChips/SubjectChips.tsx';
export { CartBar, type CartBarProps } from './patterns/cart/CartBar/CartBar.tsx';
export { CartGroupHead } from './patterns/cart/CartGroupHead/CartGroupHead.tsx';
export { CartLine, type CartLineProps } from './patterns/cart/CartLine/CartLine.tsx';
export { CartSummary, type CartSummaryProps } from './patterns/cart/CartSummary/CartSummary.tsx';
export {
  CheckoutGroup,
  type CheckoutGroupProps,
} from './patterns/cart/CheckoutGroup/CheckoutGroup.tsx';
export {
  CheckoutProgress,
  type CheckoutProgressProps,
} from './patterns/cart/CheckoutGroup/CheckoutProgress.tsx';
export { CheckoutRow } from './patterns/cart/CheckoutGroup/CheckoutRow.tsx';
export { CardMenu, type CardMenuProps } from './patterns/course/CardMenu/CardMenu.tsx';
export { CardMenuItem, CardMenuLink } from './patterns/course/CardMenu/CardMenuItem.tsx';
export type { CourseFact, CourseFacts } from './patterns/course/CourseCard/CardFacts.tsx';
export { CardPrice } from './patterns/course/CourseCard/CardPrice.tsx';
export type { CartToggleProps } from './patterns/course/CourseCard/CartToggle.tsx';
export { CourseCard, type CourseCardProps } from './patterns/course/CourseCard/CourseCard.tsx';
export { CourseCardSkeleton } from './patterns/course/CourseCard/CourseCardSkeleton.tsx';
export { followDetails } from './patterns/course/CourseCard/DetailsLink.tsx';
export { opensQuickView, quickViewLink } from './patterns/course/CourseCard/opensQuickView.ts';
export { CourseCover, type CourseCoverProps } from './patterns/course/CourseCover/CourseCover.tsx';
export { CoverArt, type CoverArtProps } from './patterns/course/CourseCover/CoverArt.tsx';
export { CourseGrid, type CourseGridProps } from './patterns/course/CourseGrid/CourseGrid.tsx';
export { CourseGridSkeleton } from './patterns/course/CourseGrid/CourseGridSkeleton.tsx';
export {
  CourseLine,
  type CourseLineProps,
  CourseLines,
} from './patterns/course/CourseLine/CourseLine.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './patterns/course/CoursePage/Breadcrumbs.tsx';
export { CoursePage, type CoursePageProps } from './patterns/course/CoursePage/CoursePage.tsx';
export { CourseSection } from './patterns/course/CoursePage/CourseSection.tsx';
export { Curriculum, type CurriculumProps } from './patterns/course/CoursePage/Curriculum.tsx';
export { FactList, type FactListProps } from './patterns/course/CoursePage/FactList.tsx';
export { MiniAction } from './patterns/course/CoursePage/MiniAction.tsx';
export { CourseRow, type CourseRowProps } from './patterns/course/CourseRow/CourseRow.tsx';
export { CourseShelf, type CourseShelfProps } from './patterns/course/CourseShelf/CourseShelf.tsx';
export { ShelfCourse } from './patterns/course/CourseShelf/ShelfCourse.tsx';
export {
  type KeyFact,
  KeyFacts,
  type KeyFactsProps,
} from './patterns/course/KeyFacts/KeyFacts.tsx';
export { QuickView, type QuickViewProps } from './patterns/course/QuickView/QuickView.tsx';
export { SimilarLink } from './patterns/course/SimilarLink/SimilarLink.tsx';
export { WhatIsFree, type WhatIsFreeProps } from './patterns/course/WhatIsFree/WhatIsFree.tsx';
export { WhyList, type WhyListProps, type WhyRow } from './patterns/course/WhyList/WhyList.tsx';
export {
  DashboardShell,
  type DashboardShellProps,
} from './patterns/frame/DashboardShell/DashboardShell.tsx';
export { DashboardShellSkeleton } from './patterns/frame/DashboardShellSkeleton/DashboardShellSkeleton.tsx';
export { EmptyState, type EmptyStateProps } from './patterns/frame/EmptyState/EmptyState.tsx';
export { FooterLinks } from './patterns/frame/FooterLinks/FooterLinks.tsx';
export { LoadingScreen } from './patterns/frame/LoadingScreen/LoadingScreen.tsx';
export { LongWait, type LongWaitProps } from './patterns/frame/LoadingScreen/LongWait.tsx';
export { ScreenWaiting } from './patterns/frame/Screen/ScreenWaiting.ts';
export {
  CartColumns,
  PublicFrame,
  ScreenFrame,
  ScreenHead,
  ScreenLead,
  ScreenParts,
} from './patterns/frame/Screen/screenParts.ts';
export { SectionNav } from './patterns/frame/SectionNav/SectionNav.tsx';
export { CompareAlone } from './patterns/planning/Compare/CompareAlone.tsx';
export {
  CompareBoard,
  type CompareBoardProps,
  type ComparedValue,
} from './patterns/planning/Compare/CompareBoard.tsx';
export { CompareChip } from './patterns/planning/Compare/CompareChip.tsx';
export { CompareTray } from './patterns/planning/Compare/CompareTray.tsx';
export { type CompareReason, CompareVerdict } from './patterns/planning/Compare/CompareVerdict.tsx';
export { CostBars, type CostBarsProps } from './patterns/planning/CostBars/CostBars.tsx';
export { PlanFacade, type PlanFacadeProps } from './patterns/planning/Plan/PlanFacade.tsx';
export { PlanWeeks } from './patterns/planning/Plan/PlanWeeks.tsx';
export type { WeekDoorState } from './patterns/planning/Plan/WeekDoor.tsx';
export { WeekdayPicker, type WeekdayPickerProps } from './patterns/planning/Plan/WeekdayPicker.tsx';
export { CatalogueFrame } from './patterns/search/CatalogueFrame/CatalogueFrame.tsx';
export { DidYouMean, type DidYouMeanProps } from './patterns/search/DidYouMean/DidYouMean.tsx';
export { FacetBar, type FacetBarProps } from './patterns/search/FacetBar/FacetBar.tsx';
export { FacetColumn } from './patterns/search/FacetBar/FacetColumn.tsx';
export type { Facet, FacetMenu, FacetsProps } from './patterns/search/FacetBar/FacetMenu.tsx';
export { RelaxList, type RelaxListProps } from './patterns/search/RelaxList/RelaxList.tsx';
export {
  type ResultChip,
  ResultLine,
  type ResultLineProps,
  type ResultOffer,
} from './patterns/search/ResultLine/ResultLine.tsx';
export { SearchBar, type SearchBarProps } from './patterns/search/SearchBar/SearchBar.tsx';
export type { RecentSearches } from './patterns/search/SearchBar/searchRows.ts';
export { followSearchShortcut } from './patterns/search/SearchBar/searchShortcut.ts';
export { SortSelect, type SortSelectProps } from './patterns/search/SortSelect/SortSelect.tsx';

// Scene patterns

export { AuthScreen, type AuthScreenProps } from './patterns/account/AuthScreen/AuthScreen.tsx';
export {
  ArticleDrawing,
  type ArticleDrawingName,
  type ArticleDrawingProps,
} from './patterns/articles/ArticleDrawing/ArticleDrawing.tsx';
export {
  ArticleList,
  type ArticleListProps,
} from './patterns/articles/ArticleList/ArticleList.tsx';
export {
  ArticlePage,
  type ArticlePageProps,
} from './patterns/articles/ArticlePage/ArticlePage.tsx';
export { HubHeader, type HubHeaderProps } from './patterns/browse/Hub/HubHeader.tsx';
export {
  StartingCourses,
  type StartingCoursesProps,
} from './patterns/browse/Hub/StartingCourses.tsx';
export { ErrorScreen, type ErrorScreenProps } from './patterns/frame/ErrorScreen/ErrorScreen.tsx';
export {
  NewsletterForm,
  type NewsletterState,
} from './patterns/frame/NewsletterForm/NewsletterForm.tsx';
export {
  type HeaderAccount,
  PublicHeader,
  type PublicHeaderProps,
} from './patterns/frame/PublicHeader/PublicHeader.tsx';
export { SiteFooter, type SiteFooterProps } from './patterns/frame/SiteFooter/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderProps } from './patterns/frame/SiteHeader/SiteHeader.tsx';
export { TabBar, type TabBarProps } from './patterns/frame/TabBar/TabBar.tsx';
export {
  CallToAction,
  type CallToActionProps,
} from './patterns/landing/CallToAction/CallToAction.tsx';
export { CourseStrip, type CourseStripProps } from './patterns/landing/CourseStrip/CourseStrip.tsx';
export { FeatureGrid, type FeatureGridProps } from './patterns/landing/FeatureGrid/FeatureGrid.tsx';
export { Hero, type HeroProps } from './patterns/landing/Hero/Hero.tsx';
export {
  LandingSection,
  type LandingSectionProps,
} from './patterns/landing/LandingSection/LandingSection.tsx';
export {
  PartnerNames,
  type PartnerNamesProps,
} from './patterns/landing/PartnerNames/PartnerNames.tsx';
