import type { CategoryId, Course } from '../course/course.ts';
import { platforms } from '../course/platforms.ts';
import type { SearchDocument } from './searchDocument.ts';

/** What Spanish readers call the categories; their English names are the ids. Search only. */
const spanishNames: Readonly<Record<CategoryId, string>> = {
  Business: 'Negocios',
  Design: 'Diseño',
  Development: 'Desarrollo',
  'Finance & Accounting': 'Finanzas y contabilidad',
  'IT & Software': 'Informática y software',
  Lifestyle: 'Estilo de vida',
  Marketing: 'Marketing',
  Music: 'Música',
  'Office Productivity': 'Productividad en la oficina',
  'Personal Development': 'Desarrollo personal',
  'Photography & Video': 'Fotografía y vídeo',
  'Teaching & Academics': 'Enseñanza y disciplinas académicas',
};

/** What of a course can be found. */
export function courseDocument(course: Course): SearchDocument {
  const { title, headline, instructors, institution, subjects, category, language } = course;
  return {
    title,
    headline,
    instructors,
    institution,
    platform: platforms[course.platform].name,
    subjects,
    categories: category === null ? [] : [category, spanishNames[category]],
    language,
  };
}
