import { CatalogueError, type CatalogueErrorCode } from '@aulario/course-data';

/** What became of a question to the catalogue. */
export type Outcome<T> =
  | { status: 'found'; value: T }
  | { status: 'failed'; code: CatalogueErrorCode };

/** A promise while the answer is really on its way. */
export type Pending<T> = Outcome<T> | Promise<Outcome<T>>;

/** Never rejects: a screen shows what went wrong, and keeps its address. */
export const outcomeOf = <T>(answer: Promise<T>): Promise<Outcome<T>> =>
  answer.then(
    (value): Outcome<T> => ({ status: 'found', value }),
    (error: unknown): Outcome<T> => ({
      status: 'failed',
      code: error instanceof CatalogueError ? error.code : 'network',
    }),
  );

const pass = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** In ms. While an answer that is so quick is awaited, the screen before it stays; no skeleton flashes by. */
const graceMs = 120;

/** Waits a moment for an outcome; one that takes longer comes back as a promise. */
export type Settle = <T>(outcome: Promise<Outcome<T>>) => Promise<{ outcome: Pending<T> }>;

/**
 * Waits a moment for outcomes before a screen shows that it waits. At the start of a visit there is
 * no screen before it: then only for one turn of the event loop.
 */
export function createPatience(): Settle {
  let moment = 0;
  return async (outcome) => {
    const waited = await Promise.race([outcome, pass(moment)]);
    moment = graceMs;
    return { outcome: waited ?? outcome };
  };
}
