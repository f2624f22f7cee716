export { type CatalogueFile, writeCatalogue } from './catalogue/static/writeCatalogue.ts';
