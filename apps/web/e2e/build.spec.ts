import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authPort } from '@aulario/dev-tools/emulators';
import { build, loadedWith, scriptsOf } from './build.ts';
import { expect, test } from './visitor.ts';

const project = {
  VITE_FIREBASE_API_KEY: 'a-public-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'some-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'some-project',
};

/** What only signing in with Google needs: its address, and the SDK's own resolver of windows. */
const googleMarks = ['accounts.google.com', '__/auth/handler', '__/auth/iframe'];

/** The scripts that hold one of the marks; their code itself would flood the report. */
const holding = (marks: readonly string[], scripts: ReadonlyMap<string, string>): string[] =>
  [...scripts.keys()].filter((name) => marks.some((mark) => scripts.get(name)?.includes(mark)));

test('a build for a real project holds no emulator code and tells what each route loads', () => {
  const { folder, status, output, remove } = build('check', project);
  expect(status, output).toBe(0);
  const scripts = scriptsOf(folder);
  expect(scripts.size).toBeGreaterThan(3);
  expect(holding(googleMarks, scripts)).toEqual([]);
  for (const [file, code] of scripts) {
    expect(code, file).not.toContain(`localhost:${authPort}`);
    expect(code, file).not.toContain('emulator/openid');
  }
  expect(output).toMatch(/every route\s+\d+\.\d KB/);
  remove();
});

test('a build without a variable names it', () => {
  const { status, output, remove } = build('check', { ...project, VITE_FIREBASE_PROJECT_ID: '' });
  expect(status).not.toBe(0);
  expect(output).toContain('VITE_FIREBASE_PROJECT_ID');
  remove();
});

test('a build with Google loads its code on the click only, and nothing of other origins', () => {
  const on = { ...project, VITE_GOOGLE_CLIENT_ID: 'a-client.apps.googleusercontent.com' };
  const { folder, status, output, remove } = build('check', on);
  expect(status, output).toBe(0);
  const scripts = scriptsOf(folder);
  const [name = '', ...more] = holding(googleMarks, scripts);
  expect([name, ...more]).toEqual([expect.stringMatching(/^askGoogle-/)]);
  // Nobody's static import: it comes with no page, only when it is asked for.
  const others = [...scripts.keys()].filter((other) => other !== name);
  for (const other of others) expect([...loadedWith(other, scripts)], other).not.toContain(name);
  for (const page of ['index.html', 'app.html']) {
    expect(readFileSync(join(folder, page), 'utf8'), page).not.toContain(name);
  }
  remove();
});
