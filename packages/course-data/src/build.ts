export {
  type CatalogueFile,
  type CatalogueParts,
  writeCatalogue,
} from './catalogue/static/writeCatalogue.ts';
