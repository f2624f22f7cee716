import { CatalogueError, type CatalogueErrorCode } from '@aulario/course-data';

/** How a request to the catalogue ended. */
export type AsyncResult<T> =
  | { status: 'found'; value: T }
  | { status: 'failed'; code: CatalogueErrorCode };

/** A request under way. */
export interface UnderWay<T> extends Promise<AsyncResult<T>> {
  /** The result once there is one: a screen that renders later shows it in its first render. */
  settled?: AsyncResult<T>;
}

/** A promise only where the request was still under way when its screen was loaded. */
export type Pending<T> = AsyncResult<T> | UnderWay<T>;

/** Never rejects: a screen shows what went wrong, and keeps its address. */
export function resultOf<T>(answer: Promise<T>): UnderWay<T> {
  const underWay: UnderWay<T> = answer.then(
    (value): AsyncResult<T> => ({ status: 'found', value }),
    (error: unknown): AsyncResult<T> => ({
      status: 'failed',
      code: error instanceof CatalogueError ? error.code : 'network',
    }),
  );
  void underWay.then((result) => {
    underWay.settled = result;
  });
  return underWay;
}

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
export async function withGraceDelay<T>(result: UnderWay<T>): Promise<{ result: Pending<T> }> {
  const settled = await Promise.race([result, graceDelay()]);
  return { result: settled ?? result };
}
