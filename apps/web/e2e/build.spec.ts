import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authPort } from '@aulario/workbench/emulators';
import { expect, test } from './visitor.ts';

const web = join(import.meta.dirname, '..');

const project = {
  VITE_FIREBASE_API_KEY: 'a-public-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'some-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'some-project',
};

/** Builds as for a real project, into a folder of its own. */
function build(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'aulario-build-'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(web, 'node_modules/vite/bin/vite.js'), 'build', '--outDir', folder, '--mode', 'check'],
    { cwd: web, encoding: 'utf8', env: { ...process.env, ...variables } },
  );
  return {
    folder,
    status,
    output: stdout + stderr,
    remove: () => rmSync(folder, { recursive: true }),
  };
}

test('a build for a real project holds no emulator code and tells what each route loads', () => {
  const { folder, status, output, remove } = build(project);
  expect(status, output).toBe(0);
  const scripts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) {
    const code = readFileSync(join(folder, 'assets', file), 'utf8');
    expect(code, file).not.toContain(`localhost:${authPort}`);
    expect(code, file).not.toContain('emulator/openid');
  }
  expect(output).toMatch(/every route\s+\d+\.\d KB/);
  remove();
});

test('a build without a variable names it', () => {
  const { status, output, remove } = build({ ...project, VITE_FIREBASE_PROJECT_ID: '' });
  expect(status).not.toBe(0);
  expect(output).toContain('VITE_FIREBASE_PROJECT_ID');
  remove();
});
