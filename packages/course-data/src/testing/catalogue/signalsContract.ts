import { expect, it } from 'vitest';
import { emptyQuery as all } from '../../catalogue/port/catalogueQuery.ts';
import { sampleCourses } from '../../samples/sampleCourses.ts';
import type { CreateCatalogue } from './contractParts.ts';

/** Aborted requests. */
export function describeSignals(create: CreateCatalogue) {
  it('respects a signal before and during a request', async () => {
    const catalogue = await create(sampleCourses);
    const reason = new Error('left the page');
    const signal = AbortSignal.abort(reason);
    await expect(catalogue.search(all, { signal })).rejects.toBe(reason);
    await expect(catalogue.count(all, { signal })).rejects.toBe(reason);
    await expect(catalogue.suggest({ text: 'a', language: 'es' }, { signal })).rejects.toBe(reason);
    await expect(catalogue.overview({ category: null }, { signal })).rejects.toBe(reason);
    await expect(catalogue.course('udemy:1', { signal })).rejects.toBe(reason);
    const controller = new AbortController();
    const answer = (await create(sampleCourses)).search({ ...all, text: 'python' }, controller);
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    const calm = new AbortController();
    expect(await catalogue.search(all, calm)).toMatchObject({ total: 120 });
  });
}
