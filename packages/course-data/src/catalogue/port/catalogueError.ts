/**
 * Why a catalogue could not be read: the network or server failed ('network'), there is no
 * catalogue at the address ('missing'), or the data is invalid ('damaged').
 */
export type CatalogueErrorCode = 'network' | 'damaged' | 'missing';

const messages: Record<CatalogueErrorCode, string> = {
  network: 'The catalogue could not be fetched',
  damaged: 'The catalogue could not be understood',
  missing: 'There is no catalogue at this address',
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
