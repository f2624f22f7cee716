import type { Catalogue } from '../../catalogue/port/catalogue.ts';
import type { CataloguePage } from '../../catalogue/port/catalogueAnswers.ts';
import type { Course } from '../../course/course.ts';

/** Creates the catalogue under test. */
export type CreateCatalogue = (courses: readonly Course[]) => Promise<Catalogue>;

/** The courses of a page. */
export const coursesOf = ({ results }: CataloguePage) => results.map(({ course }) => course);
