import type { GlossaryArea } from '@aulario/search';
import type { CategoryId } from './course.ts';

/** Where the glossary of the search engine keeps the subjects of a category. */
export const glossaryAreas: Readonly<Record<CategoryId, GlossaryArea>> = {
  Business: 'business',
  Design: 'design',
  Development: 'development',
  'Finance & Accounting': 'finance',
  'IT & Software': 'technology',
  Lifestyle: 'lifestyle',
  Marketing: 'marketing',
  Music: 'music',
  'Office Productivity': 'office',
  'Personal Development': 'personal',
  'Photography & Video': 'photography',
  'Teaching & Academics': 'teaching',
};
