export { createTypesenseCatalogue, type TypesenseOptions } from './createTypesenseCatalogue.ts';
export { type ImportOptions, importCourses } from './import/importCourses.ts';
