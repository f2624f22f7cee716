import type { Feed } from '../feeds/feed.ts';
import { snapshotFeed } from '../feeds/snapshotFeed.ts';
import { udemyFeed } from '../feeds/udemyFeed.ts';
import snapshot from './courses.json' with { type: 'json' };
import cppCourses from './cppCourses.json' with { type: 'json' };
import pythonCourses from './pythonCourses.json' with { type: 'json' };

const recorded = { from: 2020, to: 2024 };

/**
 * The sample catalogue: the two lists of the specification (Python, C/C++) in Udemy's own format,
 * and courses of all categories and marketplaces. All are real courses. Titles, addresses, names
 * and prices are facts recorded between 2020 and 2024; the headlines are the project's own.
 */
export const sampleFeeds: readonly Feed[] = [
  udemyFeed({
    source: 'udemy/python',
    snapshot: pythonCourses,
    category: 'Development',
    subjects: ['Python'],
    recorded,
  }),
  udemyFeed({
    source: 'udemy/cpp',
    snapshot: cppCourses,
    category: 'Development',
    subjects: ['C/C++'],
    recorded,
  }),
  snapshotFeed({ source: 'snapshot', snapshot }),
];
