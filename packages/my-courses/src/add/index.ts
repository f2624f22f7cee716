export {
  type AddedFields,
  addedCourse,
  isAddedByReader,
  plainAddress,
  typedMinutes,
} from './addedCourse.ts';
export { findExistingCourse } from './findExistingCourse.ts';
export { addressIn } from './linkedAddress.ts';
export { bookmarklet, readSharedFragment } from './sharedFragment.ts';
export { type FieldSource, type ReadPage, readSharedPage } from './sharedPage.ts';
export { typedPrice } from './typedPrice.ts';
