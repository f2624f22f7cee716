import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editsJsonSchema, providerJsonSchema } from './jsonSchemas.ts';

const files = [
  ['../../providers/provider.schema.json', providerJsonSchema],
  ['../../edits.schema.json', editsJsonSchema],
] as const;
for (const [file, schema] of files)
  writeFileSync(join(import.meta.dirname, file), `${JSON.stringify(schema, null, 2)}\n`);
