import type { Language } from '@aulario/frame/language/language.ts';
import type { ScreenName } from '@aulario/frame/navigation/paths.ts';
import type { CoverKey } from '@aulario/ui/covers';
import type { EarlySearch } from '../../start/early/earlySearch.ts';
import type { PreparedAnswers } from '../../start/preparedAnswers.ts';
import type { PageKind } from '../addresses/screenPages.ts';

/** A page as the screen rendered it, with what its file needs. */
export interface PrerenderedPage {
  /** The address, without the host. */
  readonly path: string;
  readonly screen: ScreenName;
  readonly kind: PageKind;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** The address of its feeds without 'feed.xml' and 'feed.json'; undefined for none. */
  readonly feeds: string | undefined;
  /** The markup to show until the application renders. */
  readonly markup: string;
  /** The loader data to hydrate the page with, if loading it again would take time. */
  readonly data: unknown;
  /** The cover of the page's subject; null for none. */
  readonly cover: CoverKey | null;
  /** The structured data for search engines; null for none. */
  readonly structured: object | null;
}

/** The offer of a route, as HTML, and the goal that it names. */
export interface RouteOffer {
  readonly html: string;
  readonly goalId: string;
}

/** What a page answers searches from before the application. */
export interface PageAnswers {
  /** The searches whose answers are written; null for a page without. */
  readonly prepared: PreparedAnswers | null;
  /** What answers other searches; null for a page without. */
  readonly early: EarlySearch | null;
  /** How these offer a route; null where they offer none. */
  readonly offer: RouteOffer | null;
}

/** Of a page that shows no results of a search. */
export const noAnswers: PageAnswers = { prepared: null, early: null, offer: null };
