import type { CategoryId } from './categories.ts';

/**
 * Spanish names of the categories: first the label of the interface (a test of the application
 * compares both), then search terms. English labels are the ids.
 */
export const spanishCategoryNames: Readonly<Record<CategoryId, readonly [string, ...string[]]>> = {
  Business: ['Negocios'],
  Design: ['Diseño'],
  Development: ['Desarrollo software y web'],
  'Finance & Accounting': ['Finanzas y contabilidad'],
  'IT & Software': ['IT & Software', 'Informática y software'],
  Lifestyle: ['Estilo de vida'],
  Marketing: ['Marketing'],
  Music: ['Música'],
  'Office Productivity': ['Productividad de oficina'],
  'Personal Development': ['Desarrollo personal'],
  'Photography & Video': ['Fotografía y video'],
  'Teaching & Academics': ['Enseñanza y academia', 'Enseñanza y disciplinas académicas'],
};
