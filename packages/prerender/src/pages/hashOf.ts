import { hash } from 'node:crypto';

/** A hash of values that JSON can hold, in letters that may stand in a file name. */
export const hashOf = (inputs: unknown): string =>
  hash('sha256', JSON.stringify(inputs), 'base64url');
