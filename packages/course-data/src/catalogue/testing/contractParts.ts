import type { Course } from '../../course/course.ts';
import type { Catalogue } from '../port/catalogue.ts';
import type { CataloguePage } from '../port/catalogueAnswers.ts';

/** Creates the catalogue under test. */
export type CreateCatalogue = (courses: readonly Course[]) => Promise<Catalogue>;

/** The courses of a page. */
export const coursesOf = ({ results }: CataloguePage) => results.map(({ course }) => course);
