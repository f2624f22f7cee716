import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { TextFile } from './textFile.ts';

let file: TextFile;

afterEach(() => file.close());

it('gives back each text by its number, before and after others are added', () => {
  file = new TextFile();
  const texts = ['', 'ñ', 'a'.repeat(70_000), '😀'.repeat(400_000), 'last', ''];
  expect(texts.map((text) => file.add(text))).toEqual([0, 1, 2, 3, 4, 5]);
  for (const number of [3, 0, 5, 2, 4, 1]) expect(file.read(number)).toBe(texts[number]);
  expect(file.add('more')).toBe(6);
  expect([...file]).toEqual([...texts, 'more']);
});

it('reads the texts of a file that stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aulario-texts-'));
  const path = join(folder, 'kept.txt');
  const written = TextFile.create(path);
  for (const text of ['a', 'ñandú', '']) written.add(text);
  const starts = written.flush();
  written.close();
  file = TextFile.open(path, starts);
  expect([...file]).toEqual(['a', 'ñandú', '']);
  rmSync(folder, { recursive: true });
});

it('reads in order while texts are added', () => {
  file = new TextFile();
  for (let number = 0; number < 5000; number += 1) file.add(`text ${number}`);
  for (let number = 0; number < 5000; number += 1) {
    expect(file.read(number)).toBe(`text ${number}`);
    file.add(`new ${number}`);
  }
  expect(file.read(9999)).toBe('new 4999');
});
