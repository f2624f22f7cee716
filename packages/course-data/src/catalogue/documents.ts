export { spanishCategoryNames } from '../course/categoryNames.ts';
export { glossaryAreas } from '../course/glossaryAreas.ts';
export { courseDocument } from './indexing/courseDocument.ts';
export { courseIndexLexicon } from './indexing/courseLexicon.ts';
export { inCatalogueOrder } from './order/catalogueOrder.ts';
