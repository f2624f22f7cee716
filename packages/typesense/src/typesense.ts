export { createTypesenseCatalogue, type TypesenseOptions } from './createTypesenseCatalogue.ts';
export { importCourses } from './import/importCourses.ts';
