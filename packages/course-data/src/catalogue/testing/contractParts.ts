import type { Course } from '../../course/course.ts';
import type { Catalogue, CataloguePage } from '../port/catalogue.ts';

/** Creates the catalogue under test. */
export type CreateCatalogue = (courses: readonly Course[]) => Promise<Catalogue>;

/** The courses of a page. */
export const coursesOf = ({ results }: CataloguePage) => results.map(({ course }) => course);
