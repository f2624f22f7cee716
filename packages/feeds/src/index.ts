export {
  type BuildOptions,
  type BuiltCatalogue,
  buildCatalogue,
  NoCoursesError,
} from './build/buildCatalogue.ts';
export { openBuiltCourses, readPinned, readRecentChanges } from './build/buildState.ts';
export { FeedLossError } from './build/lossGuard.ts';
export { type BuildReport, unreadLines } from './build/report/report.ts';
export { writeBuild } from './commands/writeBuild.ts';
export { readDefault } from './defaultCatalogue/readDefault.ts';
export type { Provider } from './providers/provider.ts';
export { readProviders } from './providers/readProviders.ts';
export type { ImportedCourse } from './record/finishCourse.ts';
export { readSamples } from './samples/readSamples.ts';
