import { startProvider } from '@aulario/dev-tools/provider';

/** Starts the provider without accounts and documents; returns what stops them again. */
async function start() {
  // No test reads what is compressed, which takes a busy machine as long as a tenth of the pages do.
  process.env['HOSTING_COMPRESSION'] = 'off';
  return (await startProvider({ hosting: true })).stop;
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a global set-up by its default export.
export default start;
