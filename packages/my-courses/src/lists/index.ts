export { countNew, type MergedItems, type VisitorMerge } from '../merge/visitorMerge.ts';
export { certificateAddress } from './certificateAddress.ts';
export {
  type CourseList,
  type ListHead,
  type ListsSnapshot,
  laterListId,
  type OwnedCourse,
  type SavedCourse,
} from './courseList.ts';
export { type CourseRow, coursesCsv } from './coursesCsv.ts';
export { coursesBookmarks, coursesMarkdown, type ListOut } from './coursesOut.ts';
export {
  compareFollowed,
  countNews,
  type FollowedNews,
  type FollowedState,
} from './followedNews.ts';
export {
  createFollowedRepository,
  type Followed,
  type FollowedRepository,
  maxFollowedCourses,
  mergeVisitorFollowed,
} from './followedRepository.ts';
export { followedKey, followQuery } from './followQuery.ts';
export { freeListName } from './freeListName.ts';
export { type LinkedCourses, linkedCourses } from './linkedCourses.ts';
export { copyOf, type LinkedList } from './linkedList.ts';
export { maxListName, maxNote, maxOwnedNote } from './listCodecs.ts';
export { decodeListLink, encodeListLink, type SharedList } from './listLink.ts';
export {
  createListsRepository,
  type ListsRepository,
  type ListsRepositoryOptions,
} from './listsRepository.ts';
export {
  createOwnedRepository,
  type OwnedNotes,
  type OwnedRepository,
  type OwnedSnapshot,
} from './ownedRepository.ts';
export { type ProgressStep, progressStep, progressSteps } from './progressSteps.ts';

export { createSeenRepository, type SeenRepository } from './seenRepository.ts';

export { createVisitorListsMerge, type MergedLists } from './visitorListsMerge.ts';
export { createVisitorOwnedMerge } from './visitorOwnedMerge.ts';
export {
  type ChangesOfBuild,
  changesOfBuild,
  countChanges,
  type KeptCourse,
  type WhatChanged,
  whatChanged,
} from './whatChanged.ts';
