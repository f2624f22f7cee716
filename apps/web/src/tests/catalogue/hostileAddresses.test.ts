import {
  createMemoryCatalogue,
  facetIds,
  facetValues,
  orderedValues,
  sortOrders,
} from '@aulario/course-data';
import { someCourses } from '@aulario/course-data/testing';
import { catalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { firstLanguage } from '@aulario/frame/language/language.ts';
import { dashboardShell } from '@aulario/frame/navigation/shellPaths.ts';
import { createCatalogueLoader } from '@aulario/screens/catalogue/catalogueLoader.ts';
import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { memoryServices } from '../../testing/openApp.tsx';

const courses = someCourses(30);
const services = memoryServices({ catalogue: createMemoryCatalogue(courses) });

const keys = ['q', 'page', 'sort', 'exact', 'like', ...facetIds];
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '//evil.example/dashboard/home',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '\u0000\u200b\u202e',
  '-1',
  '1e9',
  '99999',
  '٣',
  'udemy:1',
  'udemy:../1',
  'curso',
  '"curso',
  '-curso',
  '((((((((((',
  'a'.repeat(5000),
  '%',
  '%00',
  '%E0%A4%A',
  '%uD800',
];
const known = [...sortOrders, ...Object.values(facetValues).flat()];
const anyText = fc.string({ unit: 'binary', maxLength: 60 });
const part = fc.oneof(
  fc.constantFrom(...hostile),
  fc.constantFrom(...known),
  anyText,
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
);
const pair = fc.tuple(
  fc.oneof(fc.constantFrom(...keys, '__proto__', 'q[]', 'category[0]'), part),
  part,
);
const search = fc.oneof(
  fc
    .array(pair, { maxLength: 12 })
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join('&')),
  part,
);

/** Tried in every run. */
const examples = [
  'page=-1&page=2',
  'page=99999&sort=price-down',
  'like=udemy:../../etc/passwd',
  'like=udemy:999999999999999999',
  'exact=1',
  'q=python&exact=1&like=udemy:1&category=Music&category=Nothing',
  'category=Music&platform=udemy&language=xx&price=free&priceRange=free&rating=9',
  `q=${encodeURIComponent('"'.repeat(99))}`,
];

/** What a link of the catalogue may lead to. */
const addresses = [{ path: dashboardShell.catalogue }, { path: `${dashboardShell.hub}/:category` }];

const ids = new Set(courses.map(({ id }) => id));

// queryString.test.ts reads 10,000; each of these is two searches besides, of texts that come again.
it('answers 3,000 hostile addresses with courses of the catalogue, and links to itself', async () => {
  const load = createCatalogueLoader(services, null, () => firstLanguage);
  let found = 0;
  await fc.assert(
    fc.asyncProperty(search, async (written) => {
      const url = new URL('https://aulario.example/dashboard/home');
      url.search = written;
      const { query, result: pending } = await load({ request: new Request(url), params: {} });
      const result = await pending;
      if (result.status !== 'found') throw new Error(`failed: ${result.code}`);
      const { results, page, pageCount } = result.value;
      found += results.length;
      expect(results.every(({ course }) => ids.has(course.id))).toBe(true);
      expect(page).toBeLessThanOrEqual(pageCount);
      expect(query.text.length).toBeLessThanOrEqual(200);
      for (const [facet, values] of Object.entries(query.filters)) {
        const allowed = facetIds.find((id) => id === facet);
        expect(allowed && orderedValues(allowed, new Set(values)).length === values.length).toBe(
          true,
        );
      }
      const href = new URL(catalogueHref(dashboardShell, { ...query, page: 1 }), url);
      expect(href.origin).toBe(url.origin);
      const match = matchRoutes(addresses, href);
      expect(match).not.toBeNull();
      const again = await load({ request: new Request(href), params: match?.[0]?.params ?? {} });
      expect(again.query).toEqual({ ...query, page: 1 });
    }),
    { numRuns: 3000, examples: examples.map((example): [string] => [example]) },
  );
  expect(found).toBeGreaterThan(3000);
}, 120_000);
