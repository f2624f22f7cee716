import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import written from '../../providers/provider.schema.json' with { type: 'json' };
import { providerJsonSchema } from '../commands/jsonSchemas.ts';
import { importRecord } from '../testing/importRecord.ts';
import { factSchema, mappedFields } from './mapping.ts';
import { inFormat, parseProvider, providerFileSchema } from './provider.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/mapping.md'), 'utf8');

it('is written as it is', () => {
  // `pnpm --filter @aulario/feeds schema` writes it again.
  expect(written).toEqual(JSON.parse(JSON.stringify(providerJsonSchema)));
});

it('knows every fact of a mapping', () => {
  const text = JSON.stringify(providerJsonSchema);
  expect(mappedFields.filter((field) => !text.includes(`"${field}":`))).toEqual([]);
});

it('is documented whole on one page', () => {
  const names = new Set(
    page
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => line.split(/(?<!\\)\|/)[1]?.match(/\w+/g) ?? []),
  );
  const entries = [...providerFileSchema.options, factSchema.options[1]].flatMap((each) =>
    Object.keys(each.entries),
  );
  // Those of the file itself are in the page's text.
  const inText = ['$schema', 'platform', 'mapping'];
  const missing = [...entries, ...mappedFields].filter(
    (name) => !names.has(name) && !inText.includes(name),
  );
  expect(missing).toEqual([]);
});

it('has examples on that page that work', () => {
  const [campus, ...others] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']) =>
    parseProvider(JSON.parse(json)),
  );
  if (campus === undefined || 'platform' in campus) throw new Error('No platform');
  for (const other of others)
    if ('platform' in other) inFormat(other, new Map([[other.platform, campus]]));
  const { result } = importRecord(campus, {
    Sitio: 'Campus',
    Enlace: 'campus.example/courses/paella?ref=1',
    Nombre: 'Paella',
    Docentes: 'Ana Pérez - Luis Gil',
    Horas: '1,5',
    Precio: '1.299,50',
    'De pago': 'sí',
    Subcategoría: 'Arroces',
    Categoría: 'Cocina',
  });
  expect(result?.ok && result.imported.course).toMatchObject({
    id: 'campus.example:paella',
    title: 'Paella',
    instructors: ['Ana Pérez', 'Luis Gil'],
    minutes: 90,
    price: { kind: 'paid', money: { amount: 129_950, currency: 'EUR' } },
    category: 'Lifestyle',
    recorded: { from: 2024, to: 2024 },
  });
});
