import { authPort } from '@aulario/dev-tools/emulators';
import { build, googleMarks, holding, scriptsOf } from './build.ts';
import { expect, test } from './visitor.ts';

const project = {
  VITE_FIREBASE_API_KEY: 'a-public-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'some-project.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'some-project',
};

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
