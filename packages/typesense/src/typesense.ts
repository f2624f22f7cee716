export { createTypesenseCatalogue, type TypesenseOptions } from './createTypesenseCatalogue.ts';
export { type ImportOptions, importCourses } from './importCourses.ts';
