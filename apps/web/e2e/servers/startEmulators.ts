import { startProvider } from '@aulario/dev-tools/provider';

/** Starts the provider without accounts and documents; returns what stops them again. */
const start = async () => (await startProvider({ hosting: true })).stop;

// biome-ignore lint/style/noDefaultExport: Playwright loads a global set-up by its default export.
export default start;
