import type { Platform } from '../../course/course.ts';
import type { CatalogueRequests, RequestKind } from '../port/catalogue.ts';
import type { CatalogueErrorCode } from '../port/catalogueError.ts';

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
  manifest: { text: string } | { code: CatalogueErrorCode };
}

/** An error in a form that can cross threads. */
export interface ErrorMessage {
  message: string;
  stack: string | null;
}

/** A message from the page. `id` identifies a request. */
export type ToWorker<Kind extends RequestKind = RequestKind> =
  | { type: 'open'; init: CatalogueInit }
  | ({ type: 'ask'; id: number } & Question<Kind>)
  | { type: 'abort'; id: number };

/** A message from the worker. An error without a code is not a CatalogueError. */
export type FromWorker<Kind extends RequestKind = RequestKind> =
  | ({ type: 'answer'; id: number } & Answer<Kind>)
  | {
      type: 'error';
      id: number;
      kind: Kind;
      code: CatalogueErrorCode | null;
      error: ErrorMessage;
    }
  /** The platforms of the catalogue; sent before the first answer that may name them. */
  | { type: 'platforms'; platforms: readonly Platform[] }
  /** A failure that belongs to no answer, such as a damaged record. */
  | { type: 'report'; error: ErrorMessage; context: string };

/** Serialises an error: its message and stack, with those of its cause. */
export function writeError(error: unknown): ErrorMessage {
  if (!(error instanceof Error)) return { message: String(error), stack: null };
  const { cause } = error;
  const own = { message: String(error), stack: error.stack ?? null };
  if (cause === undefined) return own;
  const { message, stack } = writeError(cause);
  return {
    message: `${own.message}: ${message}`,
    stack: [own.stack, stack].filter((each) => each !== null).join('\nCaused by: '),
  };
}

/** Restores an error from the other thread. */
export function readError({ message, stack }: ErrorMessage): Error {
  const error = new Error(message);
  if (stack !== null) error.stack = stack;
  return error;
}
