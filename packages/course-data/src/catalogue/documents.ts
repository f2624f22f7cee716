export { spanishCategoryNames } from '../course/categoryNames.ts';
export { glossaryAreas } from '../course/glossaryAreas.ts';
export { inCatalogueOrder } from './catalogueOrder.ts';
export { courseDocument } from './courseDocument.ts';
export { courseIndexLexicon } from './courseLexicon.ts';
