import {
  type OutgoingLinks,
  readOutgoingLinks,
} from '@aulario/frame/services/outgoing/outgoingLinks.ts';
import type { PageParts } from './pageParts.ts';

/** Optional features that a deployer configures. Screens show them only when configured. */
export interface Configured {
  readonly hasGoogle: boolean;
  readonly outgoing: OutgoingLinks;
}

/** How much of a catalogue has pages, at most. */
export interface PageLimits {
  /** Categories and subjects with a page. */
  readonly hubs: number;
  /** Courses with a page. */
  readonly courses: number;
  /** Searches of each language with a prepared answer. */
  readonly answers: number;
  /** The courses of a catalogue of which each has a card, which answers all other searches. */
  readonly cards: number;
}

/** `VITE_MAX_HUBS`, `VITE_MAX_COURSES`, `VITE_MAX_ANSWERS` and `VITE_MAX_CARDS` replace them. */
export const defaultLimits: PageLimits = { hubs: 2000, courses: 5000, answers: 7000, cards: 5000 };

/** What the variables of a build say about its pages. */
export interface BuildSettings {
  /** The origin of the product ('https://aulario.example'); '' when the build does not know it. */
  readonly site: string;
  /** Whether a server has the catalogue, which answers otherwise than its files. */
  readonly isHosted: boolean;
  readonly configured: Configured;
  readonly limits: PageLimits;
}

export function readSettings(variables: PageParts['variables']): BuildSettings {
  const variable = (name: string) => String(variables[`VITE_${name}`] ?? '');
  const limitOf = (name: keyof PageLimits) =>
    Number(variable(`MAX_${name.toUpperCase()}`) || defaultLimits[name]);
  const isHosted = variable('TYPESENSE_URL') !== '';
  return {
    site: variable('SITE_URL').replace(/\/$/, ''),
    isHosted,
    configured: {
      hasGoogle: variable('GOOGLE_CLIENT_ID') !== '',
      outgoing: readOutgoingLinks(variable('OUTGOING_LINKS')),
    },
    limits: {
      hubs: limitOf('hubs'),
      courses: limitOf('courses'),
      answers: isHosted ? 0 : limitOf('answers'),
      cards: isHosted ? 0 : limitOf('cards'),
    },
  };
}
