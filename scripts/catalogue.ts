/**
 * `pnpm catalogue` restores the default catalogue; `--samples` selects the 120 samples, `--state FOLDER` a built one; `build`,
 * `try`, `check`, `diff` and `serve` are commands of packages/feeds.
 */
const commands = ['build', 'try', 'check', 'diff', 'serve', 'help'];

if (commands.includes(process.argv[2] ?? '')) await import('../packages/feeds/src/cli.ts');
else await import('../apps/web/scripts/chooseCatalogue.ts');
