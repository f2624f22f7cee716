import type { GlossaryArea } from '@aulario/search';
import type { CategoryId } from './categories.ts';

/** The area of the search glossary for each category. */
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
