export { spanishCategoryNames } from '../course/categoryNames.ts';
export { glossaryAreas } from '../course/glossaryAreas.ts';
export { courseDocument, courseIndexLexicon } from './indexing/courseDocument.ts';
export { inCatalogueOrder } from './order/catalogueOrder.ts';
