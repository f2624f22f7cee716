import type { Platform, PlatformId } from './course.ts';

/** The marketplaces by id. A course is only ever linked to the host written here. */
export const platforms: Record<PlatformId, Platform> = {
  udemy: { id: 'udemy', name: 'Udemy', host: 'www.udemy.com' },
  coursera: { id: 'coursera', name: 'Coursera', host: 'www.coursera.org' },
  edx: { id: 'edx', name: 'edX', host: 'www.edx.org' },
};
