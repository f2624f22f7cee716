import { CatalogueError, type CatalogueErrorCode } from '@aulario/course-data';

/** How a request to the catalogue ended. */
export type AsyncResult<T> =
  | { status: 'found'; value: T }
  | { status: 'failed'; code: CatalogueErrorCode };

/** A promise only while the request is still under way. */
export type Pending<T> = AsyncResult<T> | Promise<AsyncResult<T>>;

/** Never rejects: a screen shows what went wrong, and keeps its address. */
export const resultOf = <T>(answer: Promise<T>): Promise<AsyncResult<T>> =>
  answer.then(
    (value): AsyncResult<T> => ({ status: 'found', value }),
    (error: unknown): AsyncResult<T> => ({
      status: 'failed',
      code: error instanceof CatalogueError ? error.code : 'network',
    }),
  );

const resolveAfter = (delayMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** A result that comes sooner replaces the screen before it at once, without a flash of skeletons. */
const graceDelayMs = 120;

/** In two steps, so that a page that was busy during the first still gets the worker's messages. */
async function graceDelay(): Promise<undefined> {
  await resolveAfter(graceDelayMs / 2);
  await resolveAfter(graceDelayMs / 2);
}

/** Waits for a result during the grace delay; a slower one comes back as a promise. */
export async function withGraceDelay<T>(
  result: Promise<AsyncResult<T>>,
): Promise<{ result: Pending<T> }> {
  const settled = await Promise.race([result, graceDelay()]);
  return { result: settled ?? result };
}
