import type { RelatedTerms } from '../lexicon.ts';
import { parseRelated } from '../related/related.ts';
import { business } from './business.ts';
import { creative } from './creative.ts';
import { life } from './life.ts';
import { technology } from './technology.ts';

/**
 * What is said inside a subject and hardly in a title of it: tools, methods, exercises, problems.
 * Written as the related terms are.
 */
export const furtherTerms: readonly RelatedTerms[] = [business, creative, life, technology].flatMap(
  parseRelated,
);
