import { isRecord } from '@aulario/course-data/reading';

/** Where the first releases kept the covers that they drew for courses without a picture. */
const drawnCovers = '/covers/';

const isDrawn = (address: unknown) =>
  typeof address === 'string' && address.startsWith(drawnCovers);

/**
 * Returns a record of a file as this release writes it. The first releases wrote the address of a drawn
 * cover where a course had no picture, and no moment where the day of a purchase was unknown: neither
 * is anything that cannot be read.
 */
export function earlierRecord(input: unknown): unknown {
  if (!isRecord(input)) return input;
  const { course } = input;
  return {
    ...input,
    ...(isRecord(course) &&
      isDrawn(course['imageUrl']) && { course: { ...course, imageUrl: null } }),
    ...(input['ownedAt'] === null && { ownedAt: 0, ownedOn: input['ownedOn'] ?? null }),
  };
}
