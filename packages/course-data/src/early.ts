/** The first page of a search, for a page that has not loaded the catalogue yet. */
export { type FindEarly, openEarly } from './catalogue/search/openEarly.ts';
export { readHead } from './catalogue/static/headFile.ts';
