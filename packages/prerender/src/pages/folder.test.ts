import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { Folder } from './folder.ts';

const root = mkdtempSync(join(tmpdir(), 'aulario-files-'));
afterAll(() => rmSync(root, { recursive: true }));
const [kept, built] = [new Folder(join(root, 'kept')), new Folder(join(root, 'built'))];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

it('takes a file with its bytes and its time, in place of one that is there', () => {
  built.write('course/a.html', [Buffer.from('<'), Buffer.from('a>')]);
  kept.take('a', built, 'course/a.html');
  built.write('course/b.html', [Buffer.from('old')]);
  kept.take('b', built, 'course/b.html');
  kept.take('b', built, 'course/a.html');
  expect([textOf('kept/a'), textOf('kept/b'), textOf('built/course/b.html')]).toEqual([
    '<a>',
    '<a>',
    'old',
  ]);
  expect(statSync(join(root, 'kept/a')).mtimeMs).toBe(
    statSync(join(root, 'built/course/a.html')).mtimeMs,
  );
});
