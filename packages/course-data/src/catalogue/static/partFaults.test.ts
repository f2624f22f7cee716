import { describe, expect, it } from 'vitest';
import type { CourseChange } from '../../course/courseChange.ts';
import { noDetails } from '../../course/unknownFacts.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import type { Catalogue } from '../port/catalogue.ts';
import { emptyQuery as all } from '../port/catalogueQuery.ts';
import { createStaticCatalogue } from './createStaticCatalogue.ts';
import { hostCatalogue } from './testing/staticHost.ts';

type Fault = (body: Uint8Array<ArrayBuffer>) => Response;

const page = '<!doctype html><title>Aulario</title>';
const html = { 'content-type': 'text/html' };

function cutOff(body: Uint8Array<ArrayBuffer>): Response {
  const stream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(body.slice(0, body.length >> 1));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(stream);
}

function flipped(body: Uint8Array<ArrayBuffer>): Response {
  const copy = body.slice();
  const at = copy.length >> 1;
  copy[at] = (copy[at] ?? 0) ^ 1;
  return new Response(copy);
}

/** An endless response: readers must stop at the declared size. */
const endless = () =>
  new Response(
    new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }),
  );

const faults: [string, Fault][] = [
  ['404', () => new Response('', { status: 404 })],
  ['404 with a page', () => new Response(page, { status: 404, headers: html })],
  ['503', () => new Response('', { status: 503 })],
  ['a body cut off', cutOff],
  ['a body that ends early', (body) => new Response(body.slice(0, body.length >> 1))],
  ['garbage', () => new Response('\u0000garbage')],
  ['one bit flipped', flipped],
  ['an endless answer', endless],
  ['the page in its place', () => new Response(page, { headers: html })],
  ['the page without a type', () => new Response(page)],
  ['nothing', () => new Response('')],
];

const changes: CourseChange[] = [{ kind: 'free', id: 'udemy:433798', day: '2026-11-01' }];

const builtOn = '2026-11-02';
const [{ id: firstId = '' } = {}] = sampleCourses;
/** All but one course were there a day before. */
const detailsOf = (id: string) => {
  const first = id === firstId ? builtOn : '2026-11-01';
  return { ...noDetails(id), seen: { first, last: builtOn } } as const;
};

type Question = (catalogue: Catalogue) => Promise<unknown>;

const questions: [string, Question][] = [
  ['manifest', (catalogue) => catalogue.search(all)],
  ['records-', (catalogue) => catalogue.search({ ...all, page: 4 })],
  ['/overview.json', (catalogue) => catalogue.overview({ category: null })],
  ['/facets.bin', (catalogue) => catalogue.count(all)],
  ['/rating.bin', (catalogue) => catalogue.search({ ...all, sort: 'rating' })],
  ['/core.bin', (catalogue) => catalogue.search({ ...all, text: 'python' })],
  ['index-', (catalogue) => catalogue.search({ ...all, text: 'excel' })],
  ['ids-', (catalogue) => catalogue.search({ ...all, similarTo: 'udemy:433798' })],
  ['courses-', (catalogue) => catalogue.course('udemy:433798')],
  ['changes-', (catalogue) => catalogue.changes(['udemy:433798'])],
  ['news-', (catalogue) => catalogue.news({ category: null, subject: null, limit: 9 })],
];

const host = await hostCatalogue(sampleCourses, { changes, builtOn, detailsOf });

/** A browser that caches every response, as HTTP caches do under 'immutable'. */
function openBehindCache() {
  const kept = new Map<string, () => Response>();
  const state: { part: string; fault: Fault | null } = { part: '', fault: null };
  const answer = async (url: string): Promise<() => Response> => {
    const body = new Uint8Array(await (await host.fetch(url)).arrayBuffer());
    const { part, fault } = state;
    const isStruck = fault !== null && url.includes(part);
    return () => (isStruck ? fault(body) : new Response(body));
  };
  const fetchFile: typeof fetch = async (input, request) => {
    const url = String(input);
    const known = request?.cache === 'default' ? kept.get(url) : undefined;
    const give = known ?? (await answer(url));
    kept.set(url, give);
    return give();
  };
  return { state, catalogue: createStaticCatalogue({ baseUrl: '/catalogue/', fetch: fetchFile }) };
}

const answers = new Map<Question, unknown>();
const intact = openBehindCache();
for (const [, ask] of questions) answers.set(ask, await ask(intact.catalogue));

describe.each(questions)('a fault of %s', (part, ask) => {
  it.each(faults)('%s: is reported, and ends as soon as the host recovers', async (_, fault) => {
    const { state, catalogue } = openBehindCache();
    Object.assign(state, { part, fault });
    await expect(ask(catalogue)).rejects.toMatchObject({ name: 'CatalogueError' });
    state.fault = null;
    expect(await ask(catalogue)).toEqual(answers.get(ask));
  });
});
