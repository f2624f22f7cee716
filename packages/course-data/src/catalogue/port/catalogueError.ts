/**
 * Why a catalogue could not be read:
 *
 * - `network`: the host could not be reached, or the connection broke off.
 * - `timeout`: no answer within the time limit.
 * - `unavailable`: the host answered that it cannot answer.
 * - `missing`: there is no catalogue at the address.
 * - `damaged`: the data is invalid.
 * - `unsupported`: the browser lacks something that the catalogue needs.
 * - `failed`: the code that reads the catalogue crashed or could not be loaded; see `cause`.
 */
export type CatalogueErrorCode =
  | 'network'
  | 'timeout'
  | 'unavailable'
  | 'missing'
  | 'damaged'
  | 'unsupported'
  | 'failed';

const messages: Record<CatalogueErrorCode, string> = {
  network: 'The catalogue could not be reached',
  timeout: 'The catalogue did not answer in time',
  unavailable: 'The host of the catalogue could not answer',
  missing: 'There is no catalogue at this address',
  damaged: 'The catalogue could not be understood',
  unsupported: 'This browser cannot read the catalogue',
  failed: 'The code of the catalogue failed',
};

/** Thrown by catalogues. The message is for developers; `cause` is the original error. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly code: CatalogueErrorCode;

  constructor(code: CatalogueErrorCode, cause?: unknown) {
    super(messages[code], { cause });
    this.code = code;
  }
}

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** The failure of a request, or of reading its body: of the time limit or the connection. */
export const networkError = (error: unknown): CatalogueError =>
  new CatalogueError(isTimeout(error) ? 'timeout' : 'network', error);
