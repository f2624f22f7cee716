/**
 * `pnpm catalogue` brings the sample catalogue back; `--state FOLDER` chooses a built one; with
 * `build`, `check`, `diff` or `serve` it is the command of packages/feeds.
 */
const commands = ['build', 'check', 'diff', 'serve', 'help'];

if (commands.includes(process.argv[2] ?? '')) await import('../packages/feeds/src/cli.ts');
else await import('../apps/web/scripts/chooseCatalogue.ts');
