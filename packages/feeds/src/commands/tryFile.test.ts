import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UsageError } from './readBuildArguments.ts';
import { tryFile } from './tryFile.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'try-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('shows what comes of a file, and writes the entry to start from', async () => {
  const file = join(folder, 'cursos.csv');
  writeFileSync(
    file,
    'Nombre;Enlace;Horas;Nivel;Valoración;Categoría;Alumnos\n' +
      'Paella;https://www.escuela.example/c/1;1.5;Básico;4,7;Cocina;812\n' +
      'Tapas;https://www.escuela.example/c/2;2;Básico;muy buena;Cocina;90\n' +
      'Sopa;https://other.example/c/3;2;Básico;4;Cocina;7\n' +
      'Pan; sin sal;https://www.escuela.example/c/4;2;Básico;4;Cocina;15\n',
  );
  const text = await tryFile([file, '--out', folder], '2026-11-28');
  expect(text).toContain('3 records, 7 columns, on www.escuela.example');
  expect(text).toContain('    minutes: 90');
  expect(text).toContain('    learners: 812');
  expect(text).toContain('unreadable: rating, 1 times: muy buena');
  expect(text).toContain('refused: Not on www.escuela.example, 1 times: https://other.example/c/3');
  expect(text).toContain(`refused: It has more cells than the header, 1 times: ${file}:5`);
  expect(text).toContain("no category: 2 of 'Cocina'");
  expect(JSON.parse(readFileSync(join(folder, 'escuela.example.json'), 'utf8'))).toMatchObject({
    hosts: ['www.escuela.example'],
    mapping: { title: 'Nombre', minutes: { column: 'Horas', unit: 'hours' } },
  });
  expect(await tryFile([file, '--out', folder], '2026-11-28')).toContain('left as it is');
});

it('finds the courses with an address behind many without one', async () => {
  const file = join(folder, 'two.csv');
  const rows = Array.from({ length: 300 }, (_, index) =>
    index < 250
      ? `Una,Curso ${index},nan`
      : `Escuela,Curso ${index},https://escuela.example/c/${index}`,
  );
  writeFileSync(file, ['Platform,Title,URL', ...rows].join('\n'));
  const text = await tryFile([file, '--out', folder], '2026-11-28');
  expect(text).toContain('300 records, 3 columns, on escuela.example');
  expect(text).toContain('refused: No identity, 250 times');
});

it('reads JSON-LD by itself, and addresses whose beginning is named', async () => {
  const list = join(folder, 'list.json');
  const course = { '@type': 'Course', name: 'Paella', url: 'https://aula.example/c/1' };
  const items = [{ '@type': 'ListItem', item: course }];
  writeFileSync(list, JSON.stringify({ '@type': 'ItemList', itemListElement: items }));
  expect(await tryFile([list, '--out', folder], '2026-11-28')).toContain('    title: Paella');
  expect(readFileSync(join(folder, 'aula.example.json'), 'utf8')).toContain('"json-ld"');
  const shop = join(folder, 'shop.csv');
  writeFileSync(shop, 'Handle,Title\npaella,Paella\n');
  await expect(tryFile([shop], '2026-11-28')).rejects.toThrow('--prefix');
  const prefix = ['--prefix', 'https://tienda.example/products/'];
  expect(await tryFile([shop, '--out', folder, ...prefix], '2026-11-28')).toContain(
    '    url: https://tienda.example/products/paella',
  );
});

it('makes the folder that is named, shows a record of which there is no course, and says that there is no file', async () => {
  const file = join(folder, 'a.csv');
  writeFileSync(file, 'Rótulo;Enlace\nPaella;https://aula.example/c/1\n');
  const out = join(folder, 'new/providers');
  const text = await tryFile([file, '--out', out], '2026-11-28');
  expect(text).toContain('    Rótulo: Paella');
  expect(text).toContain('refused: No title, 1 times');
  expect(readFileSync(join(out, 'aula.example.json'), 'utf8')).toContain('"Enlace"');
  await expect(tryFile([join(folder, 'b.csv')], '2026-11-28')).rejects.toThrow(UsageError);
});

it('knows formats that need no mapping, and a platform that has one of them', async () => {
  const edx = join(folder, 'edx.json');
  const course = { blocks_url: 'https://edx.example/api/blocks/?id=x', id: 'X+A+1', name: 'Git' };
  writeFileSync(edx, JSON.stringify({ results: [course], pagination: { next: null } }));
  const text = await tryFile([edx, '--out', folder], '2026-11-28');
  expect(text).toContain('    url: https://edx.example/courses/X+A+1/about');
  expect(readFileSync(join(folder, 'edx.example.json'), 'utf8')).toContain('"open-edx"');
  const udemy = join(folder, 'udemy.json');
  const listed = { id: 7, title: 'Git', url: '/course/git/', visible_instructors: [] };
  writeFileSync(udemy, JSON.stringify({ results: [listed] }));
  expect(await tryFile([udemy, '--out', folder], '2026-11-28')).toContain(
    `The format of udemy: pnpm catalogue build --feed udemy=${udemy}`,
  );
});

it('finds the platform behind the links of an affiliate network, which is none', async () => {
  const file = join(folder, 'feed.csv');
  const target = encodeURIComponent('https://aula.example/c/1?utm_source=net');
  writeFileSync(
    file,
    `aw_deep_link,TITLE,LINK,description\nhttps://www.awin1.com/p.php?p=1,Git,https://click.example/7?url=${target},Uno\n`,
  );
  const text = await tryFile([file, '--out', folder], '2026-11-28');
  expect(text).toContain('on aula.example');
  expect(text).toContain('    url: https://aula.example/c/1\n');
  expect(text).not.toContain('not read: description');
});

it('reads what is there of a file that breaks off, and says why it reads nothing', async () => {
  const cut = join(folder, 'cut.json');
  const course = { title: 'Git', url: 'https://aula.example/c/1' };
  writeFileSync(cut, JSON.stringify([course, course]).slice(0, -20));
  const text = await tryFile([cut, '--out', folder], '2026-11-28');
  expect(text).toContain('1 records');
  expect(text).toContain(`${cut} breaks off`);
  for (const [name, content, reason] of [
    ['a.csv', '<!doctype html><p>503', 'is a page, not a table'],
    ['b.csv', 'Rate limit exceeded\n', 'No records in'],
    ['c.zip', 'PK\u0003\u0004', 'unpack it first'],
  ] as const) {
    writeFileSync(join(folder, name), content);
    const trying = tryFile([join(folder, name)], '2026-11-28');
    await expect(trying).rejects.toThrow(reason);
    await expect(trying).rejects.toThrow(UsageError);
  }
});
