import type { Course } from '../course/course.ts';
import { buildCatalogue } from '../feeds/buildCatalogue.ts';
import { sampleFeeds } from './sampleFeeds.ts';

/** The 120 courses of the sample catalogue, parsed. */
export const sampleCourses: readonly Course[] = buildCatalogue(sampleFeeds).courses;
