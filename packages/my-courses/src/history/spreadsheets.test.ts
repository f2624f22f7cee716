import {
  decoderOf,
  decodeText,
  readDelimited,
  spreadsheetCell,
  textOfCell,
} from '@aulario/course-data/reading';
import { aCourse } from '@aulario/course-data/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coursesCsv } from '../lists/csv/coursesCsv.ts';
import { historyRows } from './historyRows.ts';
import { importHistory } from './importHistory.ts';
import { readHistoryFile } from './readHistoryFile.ts';

const now = Date.UTC(2026, 10, 22, 12);
const address = 'https://campus.example/a';

const rowsOf = (file: string | Uint8Array) => {
  const table = readHistoryFile(file);
  return table === null ? [] : historyRows(table, table.mapping, now);
};

const upperHalf = (encoding: string) =>
  decoderOf(encoding).decode(
    Uint8Array.from({ length: 128 }, (_, at) => at + 128),
    true,
  );
const encoderOf = (encoding: string) => {
  const chars = upperHalf(encoding);
  return (said: string) =>
    Uint8Array.from(said, (sign) =>
      sign < '\x80' ? sign.charCodeAt(0) : chars.indexOf(sign) + 128,
    );
};
const windows1252 = encoderOf('windows-1252');
const macRoman = encoderOf('macintosh');
const codePage858 = encoderOf('ibm858');

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return bytes;
};

const text = 'Título;Enlace;Precio\r\nFotografía de Ñandúes;https://campus.example/a;12,99 €\r\n';

describe('a file is read in the encoding that it has', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['windows-1252', windows1252(text)],
    ['Mac Roman', macRoman(text)],
    ['code page 858', codePage858(text)],
    ['UTF-16, little end first', utf16(`\ufeff${text}`, true)],
    ['UTF-16, big end first', utf16(`\ufeff${text}`, false)],
    ['UTF-16 without a mark, little end first', utf16(text, true)],
    ['UTF-16 without a mark, big end first', utf16(text, false)],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes).text).toBe(text);
    expect(rowsOf(bytes)).toMatchObject([
      { title: 'Fotografía de Ñandúes', owning: { paid: { amount: 1299, currency: 'EUR' } } },
    ]);
  });
});

it('a file that could be in two encodings says so', () => {
  const lone = (byte: number) => Uint8Array.from([...new TextEncoder().encode('title\nx'), byte]);
  expect(readHistoryFile(lone(0xa0))?.isEncodingCertain).toBe(false);
  expect(readHistoryFile(windows1252(text))?.isEncodingCertain).toBe(true);
});

const table = (sign: string, end = '\r\n') =>
  [
    ['Título', 'Enlace', 'Precio'],
    ['A; b, c', address, '5 €'],
  ]
    .map((cells) => cells.map((cell) => (/[;,|]/.test(cell) ? `"${cell}"` : cell)).join(sign))
    .join(end);

describe('the separator is found', () => {
  it.each(
    [';', ',', '\t', '|'].flatMap((sign) => [
      [sign, table(sign)],
      [sign, table(sign, '\n')],
      [sign, table(sign, '\r')],
      [sign, `\ufeff${table(sign)}`],
      [sign, `sep=${sign}\r\n${table(sign)}`],
      [sign, `SEP=${sign}\n${table(sign)}`],
      [sign, `"sep=${sign}"\r\n${table(sign)}`],
      [sign, `\ufeffsep=${sign}\r\n\r\n${table(sign)}`],
    ]),
  )('%j in %j', (_, file) => {
    expect(rowsOf(file)).toMatchObject([{ title: 'A; b, c', address }]);
  });

  it('outside the quotes of the header', () => {
    const [row] = rowsOf(`"Título, completo, del curso";Enlace\nA;${address}`);
    expect(row).toMatchObject({ title: 'A', address });
  });
});

describe('prices', () => {
  it.each([
    ['1.234,56', 'EUR', 123_456],
    ['1,234.56', 'EUR', 123_456],
    ['1234,5', 'EUR', 123_450],
    ['1.234', 'EUR', 123_400],
    ['€ 1.234,56', 'EUR', 123_456],
    ['12,99', '€', 1299],
    ['1 234,56', 'eur', 123_456],
    ['1\u00a0234,56\u00a0€', '', 123_456],
  ])('%j %j are %i cents of a euro', (price, currency, amount) => {
    const [row] = rowsOf(`title\turl\tprice\tcurrency\nA\t${address}\t${price}\t${currency}`);
    expect(row?.owning.paid).toEqual({ amount, currency: 'EUR' });
    expect(row?.isPriceUnread).toBe(false);
  });

  it('take the currency of its column before a sign', () => {
    const [row] = rowsOf(`title\turl\tprice\tcurrency\nA\t${address}\t$1,299.00\tMXN`);
    expect(row?.owning.paid).toEqual({ amount: 129_900, currency: 'MXN' });
  });

  it('that cannot be read are counted; nothing and free are not', async () => {
    const prices = [
      '1.23.4',
      'barato',
      '12',
      '-5 €',
      '',
      '0',
      '0,00',
      'Gratis',
      '5 €',
      '0,00 €',
      '$0',
      'EUR 0.00',
      'S/ 0.00',
      '0,- €',
    ];
    const lines = prices.map((price, index) => `A${index}\t${address}${index}\t${price}`);
    const rows = rowsOf(['title\turl\tprice', ...lines].join('\n'));
    const imported = await importHistory(
      rows,
      () => Promise.resolve(null),
      () => false,
    );
    expect(imported.unreadPrices).toBe(4);
  });
});

describe('an exported table', () => {
  const course = aCourse({ price: { kind: 'paid', money: { amount: 123_456, currency: 'EUR' } } });

  it.each([
    ['es', ';', '"1234,56"'],
    ['es-ES', ';', '"1234,56"'],
    ['es-AR', ';', '"1234,56"'],
    ['es-MX', ',', '1234.56'],
    ['en', ',', '1234.56'],
    ['en-GB', ',', '1234.56'],
  ])('for %s separates by %j', (locale, separator, amount) => {
    const [head, line] = coursesCsv([{ list: 'Mía', course, addedAt: now }], locale).split('\r\n');
    expect(head).toBe(
      `\ufeff${['list', 'title', 'platform', 'address', 'price', 'currency', 'added'].join(separator)}`,
    );
    expect(line?.split(separator).slice(-3)).toEqual([amount, 'EUR', '2026-11-22']);
  });

  const cell = fc
    .array(
      fc.oneof(
        fc.constantFrom(';', ',', '\t', '|', '"', "'", ' ', '\r', '\n', '\u00a0', '\0', '\u200b'),
        fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠', 'a', '1'),
      ),
      { maxLength: 12 },
    )
    .map((signs) => signs.join(''));

  it('begins no formula, whatever a spreadsheet takes for its separator', () => {
    fc.assert(
      fc.property(cell, fc.constantFrom('es', 'en'), (title, locale) => {
        const file = coursesCsv(
          [{ list: title, course: { ...course, title }, addedAt: now }],
          locale,
        );
        expect(file.slice(1)).not.toMatch(/(?:^|[;,|\t\r\n])["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    "Verano;=cmd|' /C calc'!A0;x",
    '=1+1',
    '+34 600',
    '-5 grados',
    '@home',
    '＝1',
    ' =1',
    'a,-b',
    'a|@b',
    "'=1",
    'C++, de cero',
    'Inglés; nivel A1',
    '\u200b=1',
    'a;\u2060+1',
    ...[
      '1984',
      '007',
      '2024-01-01',
      '1/2',
      "'1984",
      '"1984"',
      ' 1984',
      '(5)',
      'TRUE',
      'enero 2024',
    ],
    ...["''1984", "'=1984", '-1984', "'-1984", '５０', '5 €;6', "'", "'a", "''", '1984;=1'],
  ])('gives %j back as it was', (title) => {
    expect(textOfCell(spreadsheetCell(title))).toBe(title);
  });
});

describe('a title that looks like a value', () => {
  it.each([
    ...[
      '1984',
      '007',
      '2024-01-01',
      '1/2',
      '+34',
      '=1+1',
      '24/7',
      '12:30',
      '12:30 PM',
      '1:00 a. m.',
    ],
    ...[
      '5 €',
      '$5',
      '50 %',
      '1.234,56',
      '(5)',
      '1e5',
      '.5',
      '1½',
      '５０',
      '٢٠٢٤',
      '2024-01-01T10:00',
    ],
    ...['TRUE', 'Falso', 'enero 2024', '25 dic', 'Jan 1, 2024', 'MAR1', 'SEP2', '\u200b1984'],
  ])('%j is written as a text', (title) => {
    expect(spreadsheetCell(title)).not.toBe(title);
    expect(spreadsheetCell(title).trimStart()).toMatch(/^[\p{Cf}]*'/u);
  });

  it.each([
    ...['Python 3', 'Excel 2016', '3D con Blender', 'ISO 9001', 'Inglés B2', '1984: leer a Orwell'],
    ...['1,5 horas al día', 'C++', 'Enero', 'Sol y sombra', 'A1', 'E5', '101 ideas', "L'été"],
  ])('%j does not, and stays as it is', (title) => {
    expect(spreadsheetCell(title)).toBe(title);
  });

  it('is the same after a journey through a table, whatever it is', () => {
    const piece = fc.constantFrom(
      ...['1984', '1', '/', '-', '.', ',', ' ', "'", '"', ';', '=', '+', '€', '%', ':', 'e', 'T'],
      ...['enero', 'May', 'true', 'pm', 'x', '\u200b', '５'],
    );
    const title = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(fc.oneof(title, fc.string()), (said) => {
        const line = said.replace(/[\t\r\n\v\f]+/g, ' ');
        expect(textOfCell(spreadsheetCell(said))).toBe(line);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('what is wrong in a table costs its line', () => {
  const lines = ['Título;Enlace', 'Ñandú;https://a.example/a', 'B;https://a.example/b'];
  const shown = (file: readonly string[]) => rowsOf(file.join('\n')).map(({ title }) => title);

  it.each([
    ['a quote that is never closed', [...lines, '"C;https://a.example/c', 'D;https://a.example/d']],
    ['one in the last line', [...lines, 'D;https://a.example/d', '"']],
  ])('%s', (_, file) => {
    const table = readHistoryFile(file.join('\n'));
    expect(table?.unreadRows).toBeGreaterThan(0);
    expect(shown(file.filter((line) => line !== undefined))).toEqual(['Ñandú', 'B', 'D']);
  });

  const row = (title: string) => `${title};https://a.example/${title};x`;
  const opened = `"${row('B')}`;

  it.each([
    ['two open quotes', [opened, row('C'), row('D'), `"${row('E')}`, row('F')]],
    ['a quoted note', [opened, row('C'), row('D'), `E;https://a.example/E;"n, m"`, row('F')]],
    ['a quoted title', [opened, row('C'), row('D'), `"E";https://a.example/E;n`, row('F')]],
    ['a closing quote', [opened, row('C'), row('D'), `E";https://a.example/E;n`, row('F')]],
    [
      'a note left open',
      ['B;https://a.example/B;"n', row('C'), 'E;https://a.example/E;"n"', row('F')],
    ],
    ['no addresses', ['"B;;x', 'C;;x', '"E";;n', 'F;;x']],
  ])('and none of the rows up to the quote that closes it: %s', (_, rows) => {
    for (const end of ['\n', '\r\n', '\r']) {
      const read = readDelimited(['Título;Enlace;Nota', row('A'), ...rows].join(end), 100);
      const titles = read.rows.map(([title]) => title);
      expect(titles).toEqual(expect.arrayContaining(['A', 'C', 'F']));
      expect(titles.length + read.unreadRows).toBe(rows.length + 2);
    }
  });

  it('leaves texts of several lines what they are', () => {
    const texts = [
      'uno; dos; tres\nrojo; verde; azul\n"fin"',
      'dijo "hola"\ny; "adiós"',
      '\n',
      ';\n;;',
    ];
    const rows = texts.map((text) => ['A', 'https://a.example/a', text]);
    const file = rows.map(
      ([title, address, text]) => `${title};${address};"${text?.replaceAll('"', '""')}"`,
    );
    expect(readDelimited(['Título;Enlace;Nota', ...file].join('\n'), 100)).toEqual({
      rows: [['Título', 'Enlace', 'Nota'], ...rows],
      unreadRows: 0,
    });
  });

  it('is read when every line has one', () => {
    const file = [...lines, ...Array.from({ length: 5001 }, (_, index) => `"${index};x`)];
    expect(readHistoryFile(file.join('\n'))?.unreadRows).toBe(5001);
  });

  it('takes no more readings than a long table allows, and no row without an end', () => {
    const row = '"a;https://a.example/a;x\n';
    const file = `Título;Enlace;Nota\n${row.repeat(2 ** 22 / row.length)}`;
    expect(readDelimited(file, 100).rows.length).toBeLessThan(5);
    expect(readDelimited(file, 100).unreadRows).toBe(Math.floor(2 ** 22 / row.length));
    expect(readDelimited(`Título;Enlace\n${'x'.repeat(2 ** 19)};y\nB;x`, 100)).toEqual({
      rows: [
        ['Título', 'Enlace'],
        ['B', 'x'],
      ],
      unreadRows: 1,
    });
  });

  it.each<[string, string, number]>([
    ['of signs', ';'.repeat(5_000_000), 1],
    ['of texts', 'a;'.repeat(2_500_000), 1],
    ['of quotes', '"";'.repeat(1_600_000), 1],
    ['of 257 cells', ';'.repeat(256), 1],
    ['of 256 cells', ';'.repeat(255), 0],
    ['after another', `${`${';'.repeat(200_000)}\n`.repeat(24)}${';'.repeat(200_000)}`, 25],
    ['in a file of Windows', `a;b\r\n${';'.repeat(300)}\r`, 1],
    ['after another, ended otherwise', `${';'.repeat(300)}\r${';'.repeat(300)}`, 2],
  ])('tells of a row %s, which nothing is read of', (_, row, unread) => {
    const { rows, unreadRows } = readDelimited(`Título;Enlace\n${row}\nB;x`, 100);
    expect([rows[0], rows.at(-1)]).toEqual([
      ['Título', 'Enlace'],
      ['B', 'x'],
    ]);
    expect(rows.filter((cells) => cells.length > 256)).toEqual([]);
    expect(unreadRows).toBe(unread);
  });

  it('counts the rows behind the most that are taken', () => {
    const file = `Título\n${'a\n'.repeat(500)}`;
    expect(readDelimited(file, 100)).toMatchObject({ unreadRows: 401 });
    expect(readDelimited(file, 100).rows).toHaveLength(100);
  });

  it.each([
    ['a title above it', ['Mis cursos', '', ...lines]],
    ['a title with cells beside it', ['Mis cursos;', 'Noviembre;', ...lines, ';', ' ; ']],
    ['empty rows', [lines[0], ';', lines[1], '', ' ;  ', lines[2]]],
  ])('is read with %s', (_, file) => {
    expect(shown(file.filter((line) => line !== undefined))).toEqual(['Ñandú', 'B']);
  });

  it('keeps titles that have a cell beside some of them', () => {
    expect(shown(['Título', 'Ñandú', 'B;otra cosa'])).toEqual(['Ñandú', 'B']);
  });
});
