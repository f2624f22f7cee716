import { maxCourses } from '@aulario/course-data/build';

// What one feed may ask of a build. Whatever it sends, it costs no other feed anything, and reading
// stays below 512 MB of memory. docs/feeds.md lists the same numbers.

const mebibyte = 2 ** 20;
const gibibyte = 2 ** 30;
export const minuteMs = 60_000;

/** The maximum length of a line, or of an element of a JSON list, in bytes. */
export const maxRecordBytes = 8 * mebibyte;

/** The maximum length of a row of a table, in bytes. */
export const maxRowBytes = mebibyte;

/** The maximum number of columns of a table. */
export const maxColumns = 2000;

/** The maximum number of rows without an end in a table: each is found by reading from the start. */
export const maxBrokenRows = 20;

/** The maximum length of what is read as a whole, unpacked: an answer in JSON, a page in HTML. */
export const maxPageBytes = 8 * mebibyte;

/** The maximum depth of lists and objects in each other. */
export const maxJsonDepth = 100;

/** The maximum number of lists and objects in a record or answer: each takes far more than a byte. */
export const maxJsonParts = 250_000;

/** The maximum length of a file, unpacked, in bytes. */
export const maxFileBytes = 16 * gibibyte;

/** The maximum length of all files that the records of a feed refer to, in bytes. */
export const maxJoinBytes = 32 * mebibyte;

/** The maximum number of records of a feed. */
export const maxRecords = maxCourses;

/** The maximum number of answers that a feed at an address is spread over. */
export const maxPages = 5000;

/** The maximum length of all answers of a feed, as received, in bytes. */
export const maxFetchedBytes = 4 * gibibyte;

/** The maximum length of an address, in characters. */
export const maxAddressChars = 2000;

/** The maximum number of redirects from one address, all on its own origin. */
export const maxRedirects = 5;

/** The maximum time until an answer begins or goes on, and until it ends. */
export const maxAnswerMs = minuteMs;
export const maxBodyMs = 15 * minuteMs;

/** The maximum time for reading a feed. */
export const maxFeedMs = 60 * minuteMs;

/** The maximum time for reading all feeds of a build, and what each slow feed leaves for each later one. */
export const maxFeedsMs = 90 * minuteMs;
export const reservedFeedMs = 5 * minuteMs;

/** The maximum number of platforms that a feed of foreign pages may bring, by their hosts. */
export const maxHostsPerFeed = 100;

/** A feed is over one of these limits. */
export class LimitError extends Error {
  override name = 'LimitError';
}
