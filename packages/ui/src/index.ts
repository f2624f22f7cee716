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
  CartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  EyeIcon,
  EyeOffIcon,
  HomeIcon,
  type IconProps,
  InfoIcon,
  NewTabIcon,
  PlusIcon,
  ProfileIcon,
  SearchIcon,
  SignOutIcon,
  TrashIcon,
  WarningIcon,
} from './components/icons.tsx';
export { initials } from './components/initials.ts';
export {
  type LanguageChoice,
  LanguageSwitch,
  type LanguageSwitchProps,
} from './components/LanguageSwitch.tsx';
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

// Catalogue patterns

export type { CoursePrice } from './patterns/CardPrice.tsx';
export { CartLine, type CartLineProps } from './patterns/CartLine.tsx';
export {
  CartSummary,
  type CartSummaryProps,
  type CartSummaryRow,
} from './patterns/CartSummary.tsx';
export {
  CategoryCorridor,
  type CategoryCorridorProps,
  type CorridorDoor,
} from './patterns/CategoryCorridor.tsx';
export { CategoryHeader, type CategoryHeaderProps } from './patterns/CategoryHeader.tsx';
export { CourseCard, type CourseCardProps } from './patterns/CourseCard.tsx';
export { CourseCardSkeleton } from './patterns/CourseCardSkeleton.tsx';
export { CourseGrid, type CourseGridProps } from './patterns/CourseGrid.tsx';
export {
  CourseGridSkeleton,
  type CourseGridSkeletonProps,
} from './patterns/CourseGridSkeleton.tsx';
export { CourseRow, type CourseRowProps } from './patterns/CourseRow.tsx';
export { DashboardShell, type DashboardShellProps } from './patterns/DashboardShell.tsx';
export { DidYouMean, type DidYouMeanProps } from './patterns/DidYouMean.tsx';
export { EmptyState, type EmptyStateProps } from './patterns/EmptyState.tsx';
export { FacetBar, type FacetBarProps } from './patterns/FacetBar.tsx';
export type { Facet } from './patterns/FacetButton.tsx';
export type { FacetCountTexts, FacetOption } from './patterns/FacetOptions.tsx';
export type { FacetSheetTexts, FacetsProps } from './patterns/FacetSheet.tsx';
export { HandOffGroup, type HandOffGroupProps } from './patterns/HandOffGroup.tsx';
export { HandOffRow, type HandOffRowProps } from './patterns/HandOffRow.tsx';
export type { TextPart } from './patterns/MarkedText.tsx';
export { ProfileSummary, type ProfileSummaryProps } from './patterns/ProfileSummary.tsx';
export { type Relaxation, RelaxList, type RelaxListProps } from './patterns/RelaxList.tsx';
export { type ResultChip, ResultLine, type ResultLineProps } from './patterns/ResultLine.tsx';
export { SearchBar, type SearchBarProps } from './patterns/SearchBar.tsx';
export type { ShellEntry } from './patterns/ShellNavigation.tsx';
export type { SimilarCourses } from './patterns/SimilarLink.tsx';
export { SortSelect, type SortSelectProps } from './patterns/SortSelect.tsx';
export {
  type SubjectChip,
  SubjectChips,
  type SubjectChipsProps,
} from './patterns/SubjectChips.tsx';
export type { RecentSearches, SearchSuggest, SearchSuggestion } from './patterns/searchRows.ts';
export { WhyPanel, type WhyPanelProps, type WhyRow } from './patterns/WhyPanel.tsx';

// Scene patterns

export { ArticlePage, type ArticlePageProps } from './patterns/ArticlePage.tsx';
export { AuthScreen, type AuthScreenProps } from './patterns/AuthScreen.tsx';
export { CallToAction, type CallToActionProps } from './patterns/CallToAction.tsx';
export { ErrorScreen, type ErrorScreenProps } from './patterns/ErrorScreen.tsx';
export { FloorPlan, type FloorPlanProps, type FloorPlanRoom } from './patterns/FloorPlan.tsx';
export { Hero, type HeroProps } from './patterns/Hero.tsx';
export { LandingSection, type LandingSectionProps } from './patterns/LandingSection.tsx';
export {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterState,
} from './patterns/NewsletterForm.tsx';
export { PartnerNames, type PartnerNamesProps } from './patterns/PartnerNames.tsx';
export { SiteFooter, type SiteFooterLink, type SiteFooterProps } from './patterns/SiteFooter.tsx';
export { SiteHeader, type SiteHeaderLink, type SiteHeaderProps } from './patterns/SiteHeader.tsx';
