/** Whether every case is tried, as each night, or some of each kind (docs/testing.md). */
export const sweepsAll = process.env['SWEEP'] === 'all';
