import type { Platform } from '../../course/course.ts';
import type { CatalogueRequests, RequestKind } from '../port/catalogue.ts';
import { CatalogueError, type CatalogueErrorCode } from '../port/catalogueError.ts';

/** A request of the port as a message. */
export interface Question<Kind extends RequestKind> {
  kind: Kind;
  request: CatalogueRequests[Kind]['request'];
}

/** An answer of the port as a message. */
export interface Answer<Kind extends RequestKind> {
  kind: Kind;
  value: CatalogueRequests[Kind]['answer'];
}

/** The data that the worker needs to open its catalogue. */
export interface CatalogueInit {
  /** The folder of 'manifest.json', with its final slash. */
  baseUrl: string;
  /** The manifest's text or the error; the page fetches it while the worker's code loads. */
  manifest: { text: string } | { error: ErrorMessage };
}

/** An error in a form that can cross threads, with its causes. */
export interface ErrorMessage {
  name: string;
  message: string;
  stack: string | null;
  /** The code of a CatalogueError; null for any other error. */
  code: CatalogueErrorCode | null;
  cause: ErrorMessage | null;
}

/** A message from the page. `id` identifies a request. */
export type ToWorker<Kind extends RequestKind = RequestKind> =
  | { type: 'open'; init: CatalogueInit }
  | ({ type: 'ask'; id: number } & Question<Kind>)
  | { type: 'abort'; id: number }
  /** Asks whether the worker still takes messages. */
  | { type: 'ping' };

/** A message from the worker. */
export type FromWorker<Kind extends RequestKind = RequestKind> =
  | ({ type: 'answer'; id: number } & Answer<Kind>)
  | { type: 'error'; id: number; kind: Kind; error: ErrorMessage }
  | { type: 'pong' }
  /** The platforms of the catalogue; sent before the first answer that may name them. */
  | { type: 'platforms'; platforms: readonly Platform[] }
  /** A failure that belongs to no answer, such as a damaged record. */
  | { type: 'report'; error: ErrorMessage; context: string };

/** Serialises an error. */
export function writeError(error: unknown): ErrorMessage {
  if (!(error instanceof Error))
    return { name: 'Error', message: String(error), stack: null, code: null, cause: null };
  const { name, message, stack = null, cause } = error;
  return {
    name,
    message,
    stack,
    code: error instanceof CatalogueError ? error.code : null,
    cause: cause === undefined ? null : writeError(cause),
  };
}

/** Restores an error from the other thread. */
export function readError({ name, message, stack, code, cause }: ErrorMessage): Error {
  const restoredCause = cause === null ? undefined : readError(cause);
  const error =
    code === null
      ? Object.assign(new Error(message, { cause: restoredCause }), { name })
      : new CatalogueError(code, restoredCause);
  if (stack !== null) error.stack = stack;
  return error;
}
