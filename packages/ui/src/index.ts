/**
 * The kit of Aulario. No text, no router and no domain type of its own: words, addresses and
 * callbacks come in as props. The fonts are a stylesheet apart: '@aulario/ui/fonts.css'.
 */

// Theme and components

export { Avatar, type AvatarProps } from './components/Avatar.tsx';
export { Badge, type BadgeProps } from './components/Badge.tsx';
export { Button, type ButtonProps } from './components/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './components/ButtonLink.tsx';
export type { ButtonSize, ButtonVariant } from './components/buttonLook.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox.tsx';
export { controlsOnWall } from './components/controlsOnWall.ts';
export { Dialog, type DialogProps } from './components/Dialog.tsx';
export { Door, type DoorProps } from './components/Door.tsx';
export { DialogActions } from './components/dialogParts.ts';
export type { FieldTexts } from './components/Field.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton.tsx';
export {
  BookmarkIcon,
  CartIcon,
  CategoriesIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CloseIcon,
  CompareIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  type IconProps,
  InfoIcon,
  MoreIcon,
  NewTabIcon,
  PlusIcon,
  ProfileIcon,
  SearchIcon,
  ShareIcon,
  SignOutIcon,
  StarIcon,
  TrashIcon,
  WarningIcon,
} from './components/icons.tsx';
export { initials } from './components/initials.ts';
export {
  type LanguageChoice,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/LanguageSwitch.tsx';
export { LevelSteps, type LevelStepsProps } from './components/LevelSteps/LevelSteps.tsx';
export { Link, type LinkProps, LinkProvider, type LinkProviderProps } from './components/Link.tsx';
export { Logo, type LogoProps } from './components/Logo.tsx';
export { Note, type NoteProps, type NoteTone } from './components/Note.tsx';
export { Pagination, type PaginationProps } from './components/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectOption,
} from './components/SelectField.tsx';
export { Sheet, type SheetProps } from './components/Sheet.tsx';
export { Sill } from './components/Sill.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './components/SkipLink.tsx';
export { Spinner } from './components/Spinner.tsx';
export { TextField, type TextFieldProps } from './components/TextField.tsx';
export {
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './components/Toast.tsx';
export type { ToastOptions } from './components/ToastRegion.tsx';
export { VisuallyHidden } from './components/VisuallyHidden.tsx';
export { type ColorToken, color, day, night, onWall } from './theme/color.ts';
export { GlobalStyle } from './theme/GlobalStyle.ts';
export {
  below,
  border,
  breakpoint,
  from,
  motion,
  radius,
  space,
  transition,
  zOrder,
} from './theme/scale.ts';
export { body, display, measure, type } from './theme/type.ts';

// Covers

export { type CoverKey, coverScenes } from './covers/cover.ts';

// Catalogue patterns

export { type BigFact, BigFacts, type BigFactsProps } from './patterns/BigFacts/BigFacts.tsx';
export { CardMenu, type CardMenuProps } from './patterns/CardMenu/CardMenu.tsx';
export {
  CardMenuItem,
  type CardMenuItemProps,
  CardMenuLink,
  type CardMenuLinkProps,
} from './patterns/CardMenu/CardMenuItem.tsx';
export { CartBar, type CartBarProps } from './patterns/CartBar.tsx';
export { CartGroupHead, type CartGroupHeadProps } from './patterns/CartGroupHead.tsx';
export { CartLine, type CartLineProps } from './patterns/CartLine.tsx';
export {
  CartSummary,
  type CartSummaryProps,
  type CartSummaryRow,
} from './patterns/CartSummary.tsx';
export {
  CatalogueFrame,
  type CatalogueFrameProps,
} from './patterns/CatalogueFrame/CatalogueFrame.tsx';
export { CategoryHeader, type CategoryHeaderProps } from './patterns/CategoryHeader.tsx';
export {
  CategoryNav,
  type CategoryNavItem,
  type CategoryNavProps,
} from './patterns/CategoryNav.tsx';
export { CheckoutGroup, type CheckoutGroupProps } from './patterns/CheckoutGroup.tsx';
export { CheckoutRow, type CheckoutRowProps } from './patterns/CheckoutRow.tsx';
export {
  CompareBoard,
  type CompareBoardProps,
  type ComparedCourse,
  type ComparedValue,
  type CompareRow,
} from './patterns/Compare/CompareBoard.tsx';
export { CompareTray, type CompareTrayProps } from './patterns/Compare/CompareTray.tsx';
export {
  type CompareReason,
  CompareVerdict,
  type CompareVerdictProps,
} from './patterns/Compare/CompareVerdict.tsx';
export type { WeightChoiceProps } from './patterns/Compare/WeightChoice.tsx';
export { type CostWall, CostWalls, type CostWallsProps } from './patterns/CostWalls.tsx';
export {
  type CourseDetailsLink,
  type CourseFact,
  type CourseFacts,
  followDetails,
} from './patterns/CourseCard/CardFacts.tsx';
export { CardPrice, type CoursePrice } from './patterns/CourseCard/CardPrice.tsx';
export type { CartToggleProps } from './patterns/CourseCard/CartToggle.tsx';
export { CourseCard, type CourseCardProps } from './patterns/CourseCard/CourseCard.tsx';
export { CourseCardSkeleton } from './patterns/CourseCard/CourseCardSkeleton.tsx';
export type { CourseDoorLinkProps } from './patterns/CourseCard/CourseDoorLink.tsx';
export { ArchWindow } from './patterns/CourseCover/ArchWindow.tsx';
export { CourseCover, type CourseCoverProps } from './patterns/CourseCover/CourseCover.tsx';
export { CoverArt, type CoverArtProps } from './patterns/CourseCover/CoverArt.tsx';
export { CourseGrid, type CourseGridProps } from './patterns/CourseGrid/CourseGrid.tsx';
export {
  CourseGridSkeleton,
  type CourseGridSkeletonProps,
} from './patterns/CourseGrid/CourseGridSkeleton.tsx';
export { CourseLine, type CourseLineProps, CourseLines } from './patterns/CourseLine.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './patterns/CoursePage/Breadcrumbs.tsx';
export { CoursePage, type CoursePageProps } from './patterns/CoursePage/CoursePage.tsx';
export { CourseRecord, type CourseRecordProps } from './patterns/CoursePage/CourseRecord.tsx';
export { CourseSection, type CourseSectionProps } from './patterns/CoursePage/CourseSection.tsx';
export {
  Curriculum,
  type CurriculumChapter,
  type CurriculumProps,
} from './patterns/CoursePage/Curriculum.tsx';
export { MiniAction, type MiniActionProps } from './patterns/CoursePage/MiniAction.tsx';
export { CourseRow, type CourseRowProps } from './patterns/CourseRow.tsx';
export { CourseShelf, type CourseShelfProps } from './patterns/CourseShelf.tsx';
export { DashboardShell, type DashboardShellProps } from './patterns/DashboardShell.tsx';
export {
  DashboardShellSkeleton,
  type DashboardShellSkeletonProps,
} from './patterns/DashboardShellSkeleton.tsx';
export { DidYouMean, type DidYouMeanProps } from './patterns/DidYouMean.tsx';
export { EmptyState, type EmptyStateProps } from './patterns/EmptyState.tsx';
export { FacetBar, type FacetBarProps } from './patterns/FacetBar/FacetBar.tsx';
export { FacetColumn, type FacetColumnProps } from './patterns/FacetBar/FacetColumn.tsx';
export type { Facet, FacetMenu, FacetsProps } from './patterns/FacetBar/FacetMenu.tsx';
export type { FacetCountTexts, FacetOption } from './patterns/FacetBar/FacetOptions.tsx';
export type { FacetSheetTexts } from './patterns/FacetBar/FacetSheet.tsx';
export type { TextPart } from './patterns/MarkedText.tsx';
export { DayDoors, type DayDoorsProps } from './patterns/Plan/DayDoors.tsx';
export { PlanFacade, type PlanFacadeProps } from './patterns/Plan/PlanFacade.tsx';
export { type PlanWeekRow, PlanWeeks } from './patterns/Plan/PlanWeeks.tsx';
export type { WeekDoorState } from './patterns/Plan/WeekDoor.tsx';
export { ProfileSummary, type ProfileSummaryProps } from './patterns/ProfileSummary.tsx';
export {
  QuickView,
  type QuickViewProps,
  type QuickViewStep,
} from './patterns/QuickView/QuickView.tsx';
export { type Relaxation, RelaxList, type RelaxListProps } from './patterns/RelaxList.tsx';
export { type ResultChip, ResultLine, type ResultLineProps } from './patterns/ResultLine.tsx';
export { SearchBar, type SearchBarProps } from './patterns/SearchBar.tsx';
export { ShelfCourse, type ShelfCourseProps } from './patterns/ShelfCourse.tsx';
export type { ShellEntry } from './patterns/ShellNavigation.tsx';
export { type SimilarCourses, SimilarLink } from './patterns/SimilarLink.tsx';
export { SortSelect, type SortSelectProps } from './patterns/SortSelect.tsx';
export {
  type SubjectChip,
  SubjectChips,
  type SubjectChipsProps,
} from './patterns/SubjectChips.tsx';
export {
  CartColumns,
  PublicFrame,
  ScreenCounter,
  ScreenFrame,
  ScreenLead,
  ScreenParts,
} from './patterns/screenParts.ts';
export type { RecentSearches, SearchSuggest, SearchSuggestion } from './patterns/searchRows.ts';
export {
  type FreePart,
  WhatIsFree,
  type WhatIsFreeProps,
} from './patterns/WhatIsFree/WhatIsFree.tsx';
export { WhyList, type WhyListProps, type WhyRow } from './patterns/WhyList.tsx';

// Scene patterns

export {
  ArticleList,
  type ArticleListItem,
  type ArticleListProps,
} from './patterns/ArticleList.tsx';
export {
  type ArticleContents,
  ArticlePage,
  type ArticlePageProps,
} from './patterns/ArticlePage.tsx';
export { AuthScreen, type AuthScreenProps } from './patterns/AuthScreen.tsx';
export { CallToAction, type CallToActionProps } from './patterns/CallToAction.tsx';
export {
  CourseStrip,
  type CourseStripProps,
  type StripCourse,
} from './patterns/CourseStrip/CourseStrip.tsx';
export { ErrorScreen, type ErrorScreenProps } from './patterns/ErrorScreen.tsx';
export { type Feature, FeatureGrid, type FeatureGridProps } from './patterns/FeatureGrid.tsx';
export { Hero, type HeroProps } from './patterns/Hero.tsx';
export {
  FacetSummary,
  type FacetSummaryProps,
  type FacetSummaryRow,
} from './patterns/Hub/FacetSummary.tsx';
export { HubHeader, type HubHeaderProps } from './patterns/Hub/HubHeader.tsx';
export { Starts, type StartsProps } from './patterns/Hub/Starts.tsx';
export { LandingSection, type LandingSectionProps } from './patterns/LandingSection.tsx';
export {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterState,
} from './patterns/NewsletterForm.tsx';
export { PartnerNames, type PartnerNamesProps } from './patterns/PartnerNames.tsx';
export {
  type HeaderAccount,
  PublicHeader,
  type PublicHeaderProps,
} from './patterns/PublicHeader/PublicHeader.tsx';
export { SiteFooter, type SiteFooterLink, type SiteFooterProps } from './patterns/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderLink, type SiteHeaderProps } from './patterns/SiteHeader.tsx';
