// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ask } from '../testing/askDocuments.ts';

describe('names of their own', () => {
  it('puts the courses that say one before those that only have its subject', async () => {
    const { found } = await ask('lightroom', [
      { title: 'The lens', subjects: ['Photography'] },
      { title: 'Lightroom for weddings', subjects: ['Design'] },
    ]);
    expect(found.map((one) => one?.title)).toEqual(['Lightroom for weddings', 'The lens']);
  });
});
