export { addedCourse, isAddedByReader, plainAddress, typedMinutes } from './addedCourse.ts';
export type { AddedFields, FieldSource } from './addedFields.ts';
export { bookmarklet } from './bookmarklet.ts';
export { findExistingCourse } from './findExistingCourse.ts';
export { addressIn } from './linkedAddress.ts';
export { readSharedFragment } from './sharedFragment.ts';
export { type ReadPage, readSharedPage } from './sharedPage.ts';
export { typedPrice } from './typedPrice.ts';
