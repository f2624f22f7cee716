// @vitest-environment jsdom

import { parseCourse, platformOf } from '@aulario/course-data';
import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { addedCourse, isAddedByReader, plainAddress } from './addedCourse.ts';
import { addressIn } from './linkedAddress.ts';
import { bookmarklet, readSharedFragment } from './sharedFragment.ts';
import { readSharedPage } from './sharedPage.ts';
import { platformPages } from './testing/platformPages.ts';
import { typedPrice } from './typedPrice.ts';

const add = 'https://aulario.example/add';

/** Runs the bookmark on a page, as a browser would, and returns the fragment that it opens. */
function fragmentOf(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const open = vi.fn<(address: string) => void>();
  const code = bookmarklet(add).replace(/^javascript:/, '');
  new Function('document', 'location', 'open', code)(page, { href: 'https://x.example/' }, open);
  const [address = ''] = open.mock.calls[0] ?? [];
  expect(address.startsWith(`${add}#`)).toBe(true);
  return address.slice(add.length + 1);
}

const readHtml = (html: string) => {
  const shared = readSharedFragment(fragmentOf(html));
  return shared === null ? null : readSharedPage(shared);
};

describe('pages of eight platforms, in shapes of our own', () => {
  it.each(platformPages)('$name', ({ html, title, price, language }) => {
    const { fields } = readHtml(html) ?? {};
    const money = fields?.price.kind === 'paid' ? fields.price.money : null;
    expect({
      title: fields?.title,
      language: fields?.language,
      price:
        money === null
          ? fields?.price.kind === 'free'
            ? 'free'
            : null
          : [money.amount, money.currency],
    }).toEqual({ title, language, price });
  });
});

it('says where each field is from', () => {
  const [first] = platformPages;
  expect(readHtml(first?.html ?? '')).toMatchObject({
    url: 'https://www.udemy.com/course/guitarra-desde-cero/',
    fields: { platform: 'Udemy', instructor: '', hours: '7.5' },
    sources: { title: 'page', platform: 'address', price: 'page', level: 'none' },
  });
});

it('reads hours from weeks and hours per week as the catalogue counts them', () => {
  const ld = JSON.stringify({
    '@type': 'Course',
    name: 'Guitarra desde cero',
    timeRequired: '4-6 weeks, 2-4 hours/week',
  });
  const read = readSharedPage({ url: 'https://talleres.example/a', title: '', ld: [ld] });
  // From 4 × 2 to 6 × 4 hours.
  expect(read?.fields.hours).toBe('16');
});

it('finds the address that a share sheet puts behind words', () => {
  expect(addressIn('Mira este curso: https://www.udemy.com/course/a/ ¡vale!')).toBe(
    'https://www.udemy.com/course/a/',
  );
  expect(addressIn('http://www.udemy.com/course/a/')).toBeNull();
  expect(addressIn('Sin dirección')).toBeNull();
  expect(addressIn(' udemy.com/course/a/ ')).toBe('https://udemy.com/course/a/');
  expect(addressIn('y/o mira udemy.com/course/a/')).toBeNull();
});

const linked = 'https://www.udemy.com/course/a/?id=1&x=2';
const inQuery = encodeURIComponent(linked);

it.each([
  ...[`<${linked}>`, `(${linked})`, `«${linked}»`, `${linked}.`, `${linked}…`, `*${linked}*`],
  ...[`Mira\u2068${linked}\u2069`, `\u200b${linked}\u200b`, linked.replace('&', '&amp;')],
  ...[linked.replace('udemy', 'ude\u00admy'), `“${linked}”,`, `[curso](${linked}).`],
  `https://eur03.safelinks.protection.outlook.com/?url=${inQuery}&data=05%7C02%7C&reserved=0`,
  `https://l.facebook.com/l.php?u=${inQuery}&h=AT0`,
  `https://l.instagram.com/?u=${inQuery}&e=AT0`,
  `https://www.google.es/url?sa=t&url=${inQuery}&ved=2`,
  `https://www.google.com/url?q=${inQuery}&sa=D`,
  `https://www.youtube.com/redirect?event=x&q=${inQuery}`,
  `https://slack-redir.net/link?url=${inQuery}`,
  `https://l.facebook.com/l.php?u=${encodeURIComponent(`https://www.google.com/url?q=${inQuery}`)}`,
  ...[linked.replaceAll('/', '\\/'), `{"url":"${linked.replaceAll('/', '\\/')}"}`],
  ...[linked + linked, `${linked}http://otra.example`, linked.replace('&', '&#x26;')],
  ...[`<a href="${linked}">Curso</a>`, `[${linked}](${linked})`, `\u061c${linked}\ufe0f`],
  linked
    .replace('https://www.udemy.com', 'https://www-udemy-com.translate.goog')
    .concat('&_x_tr_sl=en&_x_tr_tl=es&_x_tr_hl=es'),
  `https://translate.google.com/translate?sl=en&tl=es&u=${inQuery}`,
  `https://web.archive.org/web/20240102030405/${linked}`,
  `https://web.archive.org/web/20240102030405if_/${linked.replace('//', '/')}`,
  `https://urldefense.com/v3/__${linked.replace('//', '/')}__;!!AbC!x$`,
  `https://linkprotect.cudasvc.com/url?a=${inQuery}&c=E,1,x`,
  `https://www.linkedin.com/redir/redirect?url=${inQuery}&urlhash=x`,
  `https://www.linkedin.com/safety/go?url=${inQuery}`,
  `https://out.reddit.com/t3_a?url=${inQuery}&token=x`,
  `https://vk.com/away.php?to=${inQuery}`,
  `https://t.umblr.com/redirect?z=${inQuery}&t=x`,
  `https://l.threads.com/?u=${inQuery}&e=x`,
  `https://duckduckgo.com/l/?uddg=${inQuery}&rut=x`,
  `https://click.linksynergy.com/deeplink?id=x&mid=39197&murl=${inQuery}`,
  `https://www.awin1.com/cread.php?awinmid=1&ued=${inQuery}`,
  `https://trk.udemy.com/c/1/2/3?u=${inQuery}`,
  `https://imp.i384100.net.sjv.io/c/1/2/3?u=${inQuery}`,
])('finds the address in %s', (written) => {
  expect(addressIn(written)).toBe(linked);
});

it.each([
  'https://en.wikipedia.org/wiki/Course_(education)',
  'https://campus.example/a/b-',
  'https://www.google.com/url?q=javascript:x',
  'https://campus.example/?url=https%3A%2F%2Fother.example%2F',
  'https://campus.example/?url=https://other.example/',
  'https://campus.example/https://other.example/',
  'https://a.translate.goog.example/course',
  'https://web.archive.org/web/2024/javascript:x',
  'https://urldefense.com/v3/__javascript:x__;!!A',
])('keeps %s', (written) => {
  expect(addressIn(written)).toBe(written);
});

it.each([
  ...['utm_id', 'fbclid', 'gclid', 'igshid', 'igsh', 'msclkid', 'mc_cid', 'ttclid', 'gbraid'],
  ...['_hsenc', 'srsltid', 'UTM_SOURCE'],
])("'%s' is no part of an address", (name) => {
  expect(plainAddress(new URL(`${linked}&${name}=a-B_1`))).toBe(linked);
});

it.each(['gid', 'clid', 'reference', 'source', 'si', 'utmost'])("'%s' is part of it", (name) => {
  expect(plainAddress(new URL(`${linked}&${name}=1`))).toBe(`${linked}&${name}=1`);
});

it('makes one course of one address, whatever a campaign has put behind it', () => {
  const read = readSharedPage({ url: 'https://talleres.example/a?id=1', title: 'Taller', ld: [] });
  const make = (url: string) => addedCourse(url, read?.fields ?? fail(), 2026);
  const course = make('https://talleres.example/a?id=1');
  expect(course).toMatchObject({ platform: 'talleres.example', title: 'Taller', minutes: null });
  expect(course !== null && isAddedByReader(course)).toBe(true);
  expect(make('https://talleres.example/a?utm_source=x&id=1#top')).toEqual(course);
  expect(make('https://talleres.example/a?id=2')?.id).not.toBe(course?.id);
});

it('understands prices as people type them', () => {
  const paid = (amount: number, currency: string) => ({
    kind: 'paid',
    money: { amount, currency },
  });
  expect(
    ['12,99 US$', '$12.99', '49 EUR', '12,99\u00a0€'].map((typed) => typedPrice(typed)),
  ).toEqual([paid(1299, 'USD'), paid(1299, 'USD'), paid(4900, 'EUR'), paid(1299, 'EUR')]);
  for (const typed of ['Gratis', 'gratuito', '0', '0 EUR', '0,00\u00a0€', 'US$0.00', '$0'])
    expect(typedPrice(typed), typed).toEqual({ kind: 'free', certificate: null });
  for (const typed of ['', 'barato', '12', '0,5'])
    expect(typedPrice(typed)).toEqual({ kind: 'unknown' });
  expect(typedPrice(' 12,5 ', 'EUR')).toEqual(paid(1250, 'EUR'));
  expect(typedPrice('$12', 'EUR')).toEqual(paid(1200, 'USD'));
});

function fail(): never {
  throw new Error('Nothing was read');
}

/** `pnpm --filter @aulario/my-courses test:add` asks for 1,500. */
const runs = Number(process.env['HOSTILE_PAGES'] ?? 200);

const marker = '__ran';
const payload = fc.constantFrom(
  ...hostileAddresses,
  ...foreignAddresses,
  `<script>window.${marker}=1</script>`,
  `<img src=x onerror="window.${marker}=1">`,
  `javascript:window.${marker}=1`,
  `"};window.${marker}=1;//`,
  '\u202egnp.exe',
  '__proto__',
  'a'.repeat(100_000),
  '&lt;script&gt;alert(1)&lt;/script&gt;',
);
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    payload,
    fc.string(),
    fc.double(),
    fc.constantFrom(null, true, -1, 0),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        'name',
        'url',
        '@type',
        'price',
        '__proto__',
        'constructor',
        'item',
        '@graph',
      ),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;
const hostileCourse = fc
  .dictionary(
    fc.constantFrom(
      'name',
      'url',
      'offers',
      'inLanguage',
      'instructor',
      'provider',
      'timeRequired',
      'description',
      'educationalLevel',
      'hasCourseInstance',
      'image',
      'aggregateRating',
      '@id',
      'about',
    ),
    value,
  )
  .map((record) => JSON.stringify({ ...record, '@type': 'Course' }));
const hostilePage = fc.record({
  url: fc.oneof(payload, fc.constant('https://www.udemy.com/course/a/'), fc.webUrl()),
  title: fc.oneof(payload, fc.string()),
  ld: fc.array(
    fc.oneof(
      hostileCourse,
      payload,
      value.map((one) => JSON.stringify(one) ?? ''),
    ),
    { maxLength: 4 },
  ),
});

test(`${String(runs)} hostile pages: nothing runs, and only the page's own https address is linked`, () => {
  fc.assert(
    fc.property(hostilePage, (page) => {
      const fragment = encodeURIComponent(JSON.stringify(page));
      const shared = readSharedFragment(fragment);
      const read = shared && readSharedPage(shared);
      if (read === null) return;
      const { protocol, host } = new URL(read.url);
      expect(protocol).toBe('https:');
      const course = addedCourse(read.url, read.fields, 2026);
      expect(JSON.stringify(read.fields)).not.toMatch(/<script|onerror=|\u202e/i);
      if (course === null) return;
      expect(new URL(course.url)).toMatchObject({ protocol: 'https:', host, username: '' });
      expect(platformOf(course.platform).hosts).toContain(host);
      expect(course.imageUrl).toBeNull();
      expect(parseCourse(course)).toEqual({ ok: true, course });
    }),
    { numRuns: runs },
  );
  expect(Object.hasOwn(globalThis, marker)).toBe(false);
  expect(Object.hasOwn(Object.prototype, 'name')).toBe(false);
}, 120_000);
