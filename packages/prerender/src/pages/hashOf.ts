import { createHash } from 'node:crypto';

/** A hash of values that JSON can hold, in letters that may stand in a file name. */
export const hashOf = (inputs: unknown): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
