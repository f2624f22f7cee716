import type { CatalogueRequests, RequestKind } from '../catalogue.ts';
import type { CatalogueErrorCode } from '../catalogueError.ts';

/** A question of the port as a message. */
export interface Question<Kind extends RequestKind> {
  kind: Kind;
  request: CatalogueRequests[Kind]['request'];
}

/** An answer of the port as a message. */
export interface Answer<Kind extends RequestKind> {
  kind: Kind;
  value: CatalogueRequests[Kind]['answer'];
}

/** Where the worker finds its catalogue. */
export interface CatalogueInit {
  /** The folder of 'manifest.json', with its final slash. */
  baseUrl: string;
  /** The manifest's text, or why there is none; the page asks for it while the worker's code loads. */
  manifest: { text: string } | { code: CatalogueErrorCode };
}

/** An error as it crosses the thread. */
export interface ErrorMessage {
  message: string;
  stack: string | null;
}

/** What the page says. `id` tells the questions apart. */
export type ToWorker<Kind extends RequestKind = RequestKind> =
  | { type: 'open'; init: CatalogueInit }
  | ({ type: 'ask'; id: number } & Question<Kind>)
  | { type: 'abort'; id: number };

/** What the worker says. An error without a code is none that the port names. */
export type FromWorker<Kind extends RequestKind = RequestKind> =
  | ({ type: 'answer'; id: number } & Answer<Kind>)
  | {
      type: 'error';
      id: number;
      kind: Kind;
      code: CatalogueErrorCode | null;
      error: ErrorMessage;
    }
  /** Something that no answer tells: a damaged record. */
  | { type: 'report'; error: ErrorMessage; context: string };

/** What survives of an error between threads: its message and its stack, and those of its cause. */
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

/** The error that the other thread met. */
export function readError({ message, stack }: ErrorMessage): Error {
  const error = new Error(message);
  if (stack !== null) error.stack = stack;
  return error;
}
