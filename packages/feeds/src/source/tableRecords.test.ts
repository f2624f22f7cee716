import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { maxRowBytes } from '../limits.ts';
import { tableRecords } from './tableRecords.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of a table, and where those without an end are. */
async function read(content: string | Buffer, name = 'a.csv') {
  const file = join(folder, name);
  writeFileSync(file, content);
  const rows: unknown[] = [];
  const broken: string[] = [];
  for await (const found of tableRecords(file)) {
    if ('record' in found) rows.push(found.record);
    else broken.push(found.path.slice(file.length));
  }
  return { rows, broken };
}

describe('a table that is cut off', () => {
  const whole = (count: number) => `id,title,url\n${'1,Uno,u\n'.repeat(count)}`;
  it.each(['2,Do', '2', 'ERROR 1205: Lock wait timeout\n', '<b>Fatal error</b>: memory\n'])(
    'has a last row that lacks cells, alone: %j',
    async (end) => {
      const { rows, broken } = await read(`${whole(10)}${end}`);
      expect(rows).toHaveLength(10);
      expect(broken).toEqual([':12']);
    },
  );

  it.each([
    ['a short table', `${whole(9)}2,Dos`],
    ['a table in which other rows lack cells, too', `${whole(5)}2,Dos\n${whole(5)}2,Dos`],
    ['an empty line', `${whole(10)}\n`],
    ['a row whose last cells somebody left out, and whose line ends', `${whole(10)}2,Dos\n`],
    ['such a row of Windows', `${whole(10)}2,Dos\r\n`],
  ])('is not %s', async (_, table) => {
    expect((await read(table)).broken).toEqual([]);
  });
});

const numbered = (count: number, end: string) =>
  Array.from({ length: count }, (_, at) => `${at + 1},T${at + 1}${end}`).join('');

describe('the delimiter', () => {
  it.each([
    [
      'id,title,price\n1,Cocina | fácil; y rápida\tya,10\n',
      ['1', 'Cocina | fácil; y rápida\tya', '10'],
    ],
    ['id;title;price\n1;Uno, dos;19,99\n', ['1', 'Uno, dos', '19,99']],
    ['id\ttitle\tprice\n1\tUno, dos; tres\t9\n', ['1', 'Uno, dos; tres', '9']],
    ['id|title|price\n1|Uno, dos; tres|9\n', ['1', 'Uno, dos; tres', '9']],
    ['sep=;\nid;title;price\n1;Uno;19,99\n', ['1', 'Uno', '19,99']],
    ['sep=,\r\nid,title,price\r\n1,"Uno, dos",9\r\n', ['1', 'Uno, dos', '9']],
    ['\ufeffsep=;\r\nid;title;price\r\n1;"Uno, dos";9\r\n', ['1', 'Uno, dos', '9']],
    ['"sep=;"\r\nid;title;price\r\n1;Uno;9\r\n', ['1', 'Uno', '9']],
    ['id,"title;with;signs",price\n1,Uno,9\n', ['1', 'Uno', '9']],
  ])('of %j is that of the header', async (table, cells) => {
    const { rows } = await read(table);
    expect(rows.map((row) => Object.values(row ?? {}))).toEqual([cells]);
  });
});

describe('line ends', () => {
  it.each([
    ['\\r\\n', '\r\n', '\r\n'],
    ['\\r', '\r', '\r'],
    ['\\r\\n after the header, then \\n', '\r\n', '\n'],
    ['\\n after the header, then \\r\\n', '\n', '\r\n'],
    ['\\n after the header, then \\r', '\n', '\r'],
  ])('of %s lose no row', async (_, head, end) => {
    const { rows, broken } = await read(`id,title${head}${numbered(100, end)}`);
    expect(rows).toHaveLength(100);
    expect(rows[99]).toEqual({ id: '100', title: 'T100' });
    expect(broken).toEqual([]);
  });
});

describe('a row without an end', () => {
  const rowsWith = (bad: string) =>
    `id,title\n${numbered(80, '\n')}81,${bad}\n${numbered(19, '\n')}`;
  it.each([
    ['a quote that is not closed', '"T81'],
    ['a cell over the limit', 'x'.repeat(maxRowBytes + 1)],
    ['a quoted cell over the limit', `"${'x'.repeat(maxRowBytes + 1)}"`],
    ['a row over the limit', 'x,'.repeat(maxRowBytes)],
  ])('costs itself: %s', async (_, bad) => {
    for (const content of [rowsWith(bad), gzipSync(rowsWith(bad))]) {
      const { rows, broken } = await read(
        content,
        typeof content === 'string' ? 'a.csv' : 'a.csv.gz',
      );
      expect(rows).toHaveLength(99);
      expect(rows[80]).toEqual({ id: '1', title: 'T1' });
      expect(broken).toEqual([':82']);
    }
  });
});

it.each(['\n', '\r\n', '\r'])(
  'goes on after several rows without an end, parted by %j',
  async (end) => {
    const long = `5,${'x'.repeat(maxRowBytes + 1)}${end}`;
    const table = `id,title${end}${numbered(3, end)}${long}${numbered(3, end)}${long}${long}${numbered(3, end)}9,"x`;
    const { rows, broken } = await read(table);
    expect(rows).toHaveLength(9);
    expect(broken).toEqual([':5', ':9', ':10', ':14']);
  },
);

describe('a quote that another row closes', () => {
  const row = (id: number, title = `T${id}`, note = 'n') =>
    `${id},${title},https://a.example/${id},${note}`;
  it.each([
    ['a title', [row(1), row(2, '"T2'), row(3), row(4, 'T4', '"n, m"'), row(5)]],
    ['a note', [row(1), row(2, 'T2', '"n'), row(3), row(4, '"T4"'), row(5)]],
  ])('costs its row, not those between: %s', async (_, lines) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const { rows, broken } = await read(['id,title,url,note', ...lines, ''].join(end));
      expect(rows).toMatchObject(['1', '3', '4', '5'].map((id) => ({ id })));
      expect(broken).toEqual([':3']);
    }
  });

  it('is none in a text of several lines', async () => {
    const text = 'uno, dos\n"tres", https://a.example/x\n\ncuatro';
    const { rows, broken } = await read(
      `id,title,url,note\n1,"A",u,"${text.replaceAll('"', '""')}"\n${row(2)}\n`,
    );
    expect(rows).toMatchObject([{ id: '1', note: text }, { id: '2' }]);
    expect(broken).toEqual([]);
  });
});

describe('the encoding', () => {
  const table = 'id,title\n1,Cálculo ñandú\n';
  const swap = (bytes: Buffer) => Buffer.from(bytes).swap16();
  const utf16 = Buffer.from(table, 'utf16le');
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${table}`)],
    ['ISO-8859-1', Buffer.from(table, 'latin1')],
    ['UTF-16LE with a mark', Buffer.from(`\ufeff${table}`, 'utf16le')],
    ['UTF-16BE with a mark', swap(Buffer.from(`\ufeff${table}`, 'utf16le'))],
    ['UTF-16LE', utf16],
    ['UTF-16BE', swap(utf16)],
  ])('%s is recognised', async (_, content) => {
    expect((await read(content)).rows).toEqual([{ id: '1', title: 'Cálculo ñandú' }]);
  });

  it.each([
    ['Mac Roman', [0x87, 0x96, 0x9c]],
    ['code page 850', [0xa0, 0xa4, 0xa3]],
  ])('%s is recognised', async (_, [a = 0, n = 0, u = 0]) => {
    const title = (said: string) => Buffer.from(said, 'latin1');
    const content = Buffer.concat([
      title('id,title\n1,C'),
      Buffer.from([a]),
      title('lculo '),
      Buffer.from([n]),
      title('and'),
      Buffer.from([u]),
      title('\n'),
    ]);
    expect((await read(content)).rows).toEqual([{ id: '1', title: 'Cálculo ñandú' }]);
  });

  it('takes one of two that fit, and reports it', async () => {
    const file = join(folder, 'ambiguous.csv');
    writeFileSync(file, Buffer.from([...Buffer.from('id,title\n1,x '), 0xa0, 0x0a]));
    const warnings: string[] = [];
    for await (const _ of tableRecords(file, { onWarning: (warning) => warnings.push(warning) }));
    expect(warnings).toEqual([expect.stringMatching(/ambiguous\.csv: the encoding was taken for/)]);
  });

  it('Windows-1252 is recognised, with its euro sign', async () => {
    const content = Buffer.concat([Buffer.from('id,title\n1,'), Buffer.from([0x80, 0x20, 0xe1])]);
    expect((await read(content)).rows).toEqual([{ id: '1', title: '€ á' }]);
  });
});

it('reads the first of two columns with one name', async () => {
  const { rows } = await read('id,title,title ,url\n1,One,Two,here\n');
  expect(rows).toEqual([{ id: '1', title: 'One', url: 'here' }]);
});

it('warns of two columns with one name', async () => {
  const file = join(folder, 'doubled.csv');
  writeFileSync(file, 'id,title,title ,url\n1,One,Two,here\n');
  const warnings: string[] = [];
  for await (const _ of tableRecords(file, { onWarning: (warning) => warnings.push(warning) }));
  expect(warnings).toEqual([`${file}: two columns are called title `]);
});

it('reads the encoding that it is given', async () => {
  const file = join(folder, 'cyrillic.csv');
  // 'Курс' in Windows-1251, which could as well be Windows-1252.
  writeFileSync(
    file,
    Buffer.concat([Buffer.from('id,title\n1,'), Buffer.from([0xca, 0xf3, 0xf0, 0xf1])]),
  );
  const titles: unknown[] = [];
  for await (const found of tableRecords(file, { encoding: 'windows-1251' }))
    if ('record' in found) titles.push(found.record);
  expect(titles).toEqual([{ id: '1', title: 'Курс' }]);
});
