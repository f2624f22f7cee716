import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { xmlRecords } from './xmlRecords.ts';

const folder = mkdtempSync(join(tmpdir(), 'xml-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The records of an XML file, and why others are broken or it breaks off. */
async function read(content: string | Buffer) {
  const file = join(folder, 'a.xml');
  writeFileSync(file, content);
  const records: unknown[] = [];
  const faults: string[] = [];
  try {
    for await (const found of xmlRecords(file)) {
      if ('record' in found) records.push(found.record);
      else faults.push(found.broken);
    }
  } catch (error) {
    faults.push(String(error));
  }
  return { records, faults };
}

it.each([
  [
    'RSS',
    `<?xml version="1.0"?><rss xmlns:dc="urn:dc"><channel><title>Cursos</title><link>/</link>
<item><title>Paella &amp; más</title><link>https://a.example/1</link><dc:creator>Ana</dc:creator>
<category>Cocina</category><category>Arroz</category><description><![CDATA[<p>Hoy</p>]]></description></item>
</channel></rss>`,
    {
      title: 'Paella & más',
      link: 'https://a.example/1',
      'dc:creator': 'Ana',
      category: ['Cocina', 'Arroz'],
      description: '<p>Hoy</p>',
    },
  ],
  [
    'Atom',
    '<feed><entry><title type="text">Paella</title><link href="https://a.example/1"/></entry></feed>',
    {
      title: 'Paella',
      'title.type': 'text',
      link: 'https://a.example/1',
      'link.href': 'https://a.example/1',
    },
  ],
  [
    'an export of courses',
    '<courses><course id="1"><name>Paella</name><price><amount>9</amount><currency>EUR</currency></price></course></courses>',
    { id: '1', name: 'Paella', price: { amount: '9', currency: 'EUR' } },
  ],
  [
    'facts in attributes',
    '<shop xmlns:x="urn:x"><offer id="1" x:at="2" xmlns:y="urn:y"><price currency="EUR">9</price><by lang="es"><name>Ana</name></by></offer><offer id="2" name="Paella"/></shop>',
    { id: '1', 'x:at': '2', price: '9', 'price.currency': 'EUR', by: { lang: 'es', name: 'Ana' } },
    { id: '2', name: 'Paella' },
  ],
])('reads %s', async (_, text, ...records) => {
  expect(await read(text)).toEqual({ records, faults: [] });
});

const item = (title: string) => `<item><title>${title}</title></item>`;

it('reads the encoding that the text declares', async () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?><rss>${item('Cálculo')}</rss>`;
  expect((await read(Buffer.from(text, 'latin1'))).records).toEqual([{ title: 'Cálculo' }]);
});

describe('a feed that is not whole breaks off', () => {
  it.each([
    ['in a record', `<rss>${item('Uno')}<item><title>Do`, /ends too early/],
    ['behind one', `<rss>${item('Uno')}`, /ends too early/],
    ['a page', '<!DOCTYPE html><html><body><p>Sign in</body></html>', /page/],
    ['without records', '<rss><channel></channel></rss>', /No records/],
  ])('%s', async (_, text, reason) => {
    const { records, faults } = await read(text);
    expect(records).toEqual(text.includes('Uno') ? [{ title: 'Uno' }] : []);
    expect(faults).toEqual([expect.stringMatching(reason)]);
  });
});

it('refuses a record that is too large or too deep, and reads those behind it', async () => {
  const long = item('x'.repeat(9 * 2 ** 20));
  const deep = item(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`);
  const { records, faults } = await read(`<rss>${long}${deep}${item('Dos')}</rss>`);
  expect(records).toEqual([{ title: 'Dos' }]);
  expect(faults).toHaveLength(2);
});

it('expands no entity of its own, and calls no key of an object', async () => {
  const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;">]>';
  const { records } = await read(
    `${bomb}<rss><item><__proto__>x</__proto__><t>&c;</t></item></rss>`,
  );
  expect(JSON.stringify(records)).toBe('[{"__proto__":"x","t":"&c;"}]');
});
