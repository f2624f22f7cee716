import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providerJsonSchema } from './providerJsonSchema.ts';

const file = join(import.meta.dirname, '../../providers/provider.schema.json');
writeFileSync(file, `${JSON.stringify(providerJsonSchema, null, 2)}\n`);
