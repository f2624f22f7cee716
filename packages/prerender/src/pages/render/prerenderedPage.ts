import type { Language } from '@aulario/frame/language/language.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import type { CoverKey } from '@aulario/ui/covers';
import type { EarlySearch } from '../../start/early/earlySearch.ts';
import type { PreparedAnswers } from '../../start/preparedAnswers.ts';
import type { PageKind } from '../addresses/screenPages.ts';

/** The offer of a route, as HTML, and the goal that it names. */
export interface RouteOffer {
  readonly html: string;
  readonly goalId: string;
}

/** A page as the screen rendered it, with what its file needs. */
export interface PrerenderedPage {
  readonly path: string;
  readonly screen: ScreenName;
  readonly kind: PageKind;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The address of its feeds without 'feed.xml' and 'feed.json'; undefined for none. */
  readonly feeds: string | undefined;
  readonly markup: string;
  /** The searches that it knows the answers of; null where it has no search. */
  readonly prepared: PreparedAnswers | null;
  /** What answers other searches; null where nothing does. */
  readonly early: EarlySearch | null;
  /** How these offer a route; null where they offer none. */
  readonly offer: RouteOffer | null;
  /** The loader data to hydrate the page with, if loading it again would take time. */
  readonly data: unknown;
  /** The cover of the page's subject; null for none. */
  readonly cover: CoverKey | null;
  /** The structured data for search engines; null for none. */
  readonly structured: object | null;
}

/** A page of which only what the build writes beside it is not known yet. */
export type RenderedPage = Omit<PrerenderedPage, 'prepared' | 'early' | 'offer'>;
