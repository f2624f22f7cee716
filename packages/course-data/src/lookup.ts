/** Single courses of a static catalogue, without its search: for a page that only shows them. */
export { createCourseLookup } from './catalogue/static/courseLookup.ts';
