export type { CourseList } from './catalogue/courseList.ts';
export {
  type CatalogueFile,
  type CatalogueParts,
  writeCatalogue,
} from './catalogue/static/writeCatalogue.ts';
