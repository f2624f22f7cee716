import { expect, it } from 'vitest';
import written from '../../providers/provider.schema.json' with { type: 'json' };
import { providerJsonSchema } from '../commands/jsonSchemas.ts';
import { mappedFields } from './mapping.ts';

it('is written as it is', () => {
  // `pnpm --filter @aulario/feeds schema` writes it again.
  expect(written).toEqual(JSON.parse(JSON.stringify(providerJsonSchema)));
});

it('knows every fact of a mapping', () => {
  const text = JSON.stringify(providerJsonSchema);
  expect(mappedFields.filter((field) => !text.includes(`"${field}":`))).toEqual([]);
});
