import { brotliCompressSync } from 'node:zlib';
import { authPort } from '@aulario/dev-tools/ports';
import { build, googleMarks, holding, loadedWith, scriptsOf } from './build.ts';
import { expect, test } from './visitor.ts';

const project = {
  VITE_FIREBASE_API_KEY: 'a-public-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'some-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'some-project',
};

/** What the scripts of a screen may weigh, brotli; `index` comes with every screen, and is 93.6 KB of
 * libraries (React, its router, styled-components). */
const budgetsKb = {
  index: 138,
  accounts: 30,
  shell: 53,
  courses: 73,
  course: 81,
  landing: 29,
  cart: 67,
  lists: 75,
  forms: 28,
  profile: 85,
  compare: 62,
  plan: 68,
} as const;

/** Returns the file of a screen, or of what several load. */
function named(start: string, scripts: ReadonlyMap<string, string>): string {
  const sizeOf = (file: string) => scripts.get(file)?.length ?? 0;
  // The texts of a screen are named like its code, and smaller.
  return [...scripts.keys()]
    .filter((file) => file.replace(/(?:\.route)?-[\w-]{8}\.js$/, '') === start)
    .reduce((largest, file) => (sizeOf(file) > sizeOf(largest) ? file : largest), '');
}

/** Returns how much a screen's scripts weigh, beside those that come with every screen. */
function weigher(scripts: ReadonlyMap<string, string>): (name: string) => number {
  const shared = loadedWith(named('index', scripts), scripts);
  // Screens share most of their files.
  const weights = new Map<string, number>();
  const weightKbOf = (file: string) => {
    const known = weights.get(file);
    const weightKb = known ?? brotliCompressSync(scripts.get(file) ?? '').length / 1000;
    weights.set(file, weightKb);
    return weightKb;
  };
  return (name) =>
    [...loadedWith(named(name, scripts), scripts)]
      .filter((file) => name === 'index' || !shared.has(file))
      .reduce((sumKb, file) => sumKb + weightKbOf(file), 0);
}

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
  const kilobytesOf = weigher(scripts);
  for (const [name, budgetKb] of Object.entries(budgetsKb)) {
    const weight = kilobytesOf(name);
    expect(weight, name).toBeGreaterThan(1);
    expect.soft(weight, name).toBeLessThan(budgetKb);
  }
  // The dashboard asks for the session while the application loads (docs/decisions/0081-requests-in-parallel.md).
  const application = named('index', scripts);
  expect([...loadedWith(named('accounts', scripts), scripts)]).not.toContain(application);
  remove();
});

test('a build without a variable names it', () => {
  const { status, output, remove } = build('check', { ...project, VITE_FIREBASE_PROJECT_ID: '' });
  expect(status).not.toBe(0);
  expect(output).toContain('VITE_FIREBASE_PROJECT_ID');
  remove();
});
