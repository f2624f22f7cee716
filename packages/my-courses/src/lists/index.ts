export { countNew, type MergedItems, type VisitorMerge } from '../merge/visitorMerge.ts';
export {
  type CourseList,
  type ListsSnapshot,
  laterListId,
  type OwnedCourse,
  progresses,
  type SavedCourse,
} from './courseList.ts';
export { coursesCsv } from './csv/coursesCsv.ts';
export { coursesBookmarks, coursesMarkdown } from './csv/coursesOut.ts';
export {
  compareFollowed,
  countNews,
  type FollowedState,
} from './followed/followedNews.ts';
export {
  createFollowedRepository,
  type Followed,
  type FollowedRepository,
  maxFollowedCourses,
  mergeVisitorFollowed,
} from './followed/followedRepository.ts';
export { followedKey, followQuery } from './followed/followQuery.ts';
export { createSeenRepository, type SeenRepository } from './followed/seenRepository.ts';
export {
  changesOfBuild,
  countChanges,
  type KeptCourse,
  type WhatChanged,
  whatChanged,
} from './followed/whatChanged.ts';
export { freeListName } from './freeListName.ts';
export {
  copyOf,
  type LinkedList,
  linkedCourses,
  openLinkedList,
} from './linked/linkedList.ts';
export { encodeListLink, maxSharedCourses } from './linked/listLink.ts';
export {
  certificateAddress,
  maxListName,
  maxNote,
  maxOwnedNote,
  savedCourseName,
} from './listCodecs.ts';
export { createListsRepository, type ListsRepository } from './listsRepository.ts';
export {
  createOwnedRepository,
  type OwnedNotes,
  type OwnedRepository,
  type OwnedSnapshot,
} from './owned/ownedRepository.ts';
export { type ProgressStep, progressStep, progressSteps } from './owned/progressSteps.ts';
export { createVisitorOwnedMerge } from './owned/visitorOwnedMerge.ts';
export { createVisitorListsMerge } from './visitorListsMerge.ts';
