import { CatalogueError, type CatalogueErrorCode } from '@aulario/course-data';

/** How a request to the catalogue ended. */
export type AsyncResult<T> =
  | { status: 'found'; value: T }
  | { status: 'failed'; code: CatalogueErrorCode };

/** A pending request. */
export interface ResultPromise<T> extends Promise<AsyncResult<T>> {
  /**
   * The result once it has settled, which a screen that renders later shows in its first render.
   */
  settled?: AsyncResult<T>;
}

/** A promise only if the request was still pending when its screen was loaded. */
export type Pending<T> = AsyncResult<T> | ResultPromise<T>;

/** What was found; null while pending, and after a failure. */
export const foundIn = <T>(result: AsyncResult<T> | null): T | null =>
  result?.status === 'found' ? result.value : null;

/** The kind of a failure; an error that no catalogue foresees is one of the code. */
export const failureCodeOf = (error: unknown): CatalogueErrorCode =>
  error instanceof CatalogueError ? error.code : 'failed';

/** Never rejects: a screen shows the failure and keeps its address. */
export function resultOf<T>(answer: Promise<T>): ResultPromise<T> {
  const promise: ResultPromise<T> = answer.then(
    (value): AsyncResult<T> => ({ status: 'found', value }),
    (error: unknown): AsyncResult<T> => ({
      status: 'failed',
      code: failureCodeOf(error),
    }),
  );
  void promise.then((result) => {
    promise.settled = result;
  });
  return promise;
}

const resolveAfter = (delayMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** A faster result replaces the previous screen at once, without skeletons. */
const graceDelayMs = 120;

/** In two steps, so that a busy page still receives the worker's messages between them. */
async function graceDelay(): Promise<undefined> {
  await resolveAfter(graceDelayMs / 2);
  await resolveAfter(graceDelayMs / 2);
}

/** Waits for a result during the grace delay; returns a slower one as a promise. */
export async function withGraceDelay<T>(result: ResultPromise<T>): Promise<{ result: Pending<T> }> {
  const settled = await Promise.race([result, graceDelay()]);
  return { result: settled ?? result };
}
