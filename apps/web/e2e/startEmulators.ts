import { startEmulators } from '@aulario/dev-tools/emulators';

/** Starts the emulators without accounts; returns what stops them again. */
const start = async () => (await startEmulators({ hosting: true })).stop;

// biome-ignore lint/style/noDefaultExport: Playwright loads a global set-up by its default export.
export default start;
