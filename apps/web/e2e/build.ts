import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const web = join(import.meta.dirname, '..');

function run(script: string, args: readonly string[], variables: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(web, script), ...args], {
    cwd: web,
    encoding: 'utf8',
    env: { ...process.env, ...variables },
  });
  return { status, output: stdout + stderr };
}

/** Builds the application into a folder of its own; the mode says which .env file is read. */
export function build(mode: string, variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'aulario-build-'));
  const args = ['build', '--outDir', folder, '--mode', mode];
  return {
    ...run('node_modules/vite/bin/vite.js', args, variables),
    folder,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Builds the site with its pages into a folder of its own. */
export function buildSite(mode: string, variables: Record<string, string>) {
  const built = build(mode, variables);
  const folder = mkdtempSync(join(tmpdir(), 'aulario-site-'));
  const written = built.status === 0 ? run('scripts/writeSite.ts', [built.folder, folder]) : built;
  built.remove();
  const { status, output } = written;
  return { folder, status, output, remove: () => rmSync(folder, { recursive: true }) };
}

/** The code of every script of a build, by file name. */
export function scriptsOf(folder: string): ReadonlyMap<string, string> {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((file) => file.endsWith('.js'));
  return new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
}

/** What only signing in with Google needs: its address, and the SDK's own resolver of windows. */
export const googleMarks = ['accounts.google.com', '__/auth/handler', '__/auth/iframe'];

/** The scripts that hold one of the marks; their code itself would flood the report. */
export const holding = (marks: readonly string[], scripts: ReadonlyMap<string, string>): string[] =>
  [...scripts.keys()].filter((name) => marks.some((mark) => scripts.get(name)?.includes(mark)));

/** A script and all that the browser loads with it before it can run: its static imports. */
export function loadedWith(name: string, scripts: ReadonlyMap<string, string>): Set<string> {
  const loaded = new Set([name]);
  for (const script of loaded) {
    const code = scripts.get(script) ?? '';
    for (const [, next] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
      if (next !== undefined) loaded.add(next);
    }
  }
  return loaded;
}
