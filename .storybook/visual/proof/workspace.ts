/** Where the copy's Storybook is served. */
export const origin = 'http://localhost:6107';

/** The copy in which the changes are made. */
export const workspace = process.env['PROOF_WORKSPACE'] ?? '';
