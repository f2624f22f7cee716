const asked = process.env['HISTORIES'];

/**
 * Which random histories a test tries: in `pnpm test` the same ones each time, so that what fails is
 * what was changed; in `test:histories`, every night, as many as `HISTORIES` says, and others.
 */
export const historyRuns = (usual: number): { readonly numRuns: number; readonly seed?: number } =>
  asked === undefined ? { numRuns: usual, seed: 1 } : { numRuns: Number(asked) };
