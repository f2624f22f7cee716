/**
 * The code of a screen did not arrive. The router keeps such a failure for as long as the page
 * lives, so that only loading the page anew tries again.
 */
export class CodeMissing extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : '', { cause });
    this.name = 'CodeMissing';
  }
}
