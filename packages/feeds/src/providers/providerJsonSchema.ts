import { toJsonSchema } from '@valibot/to-json-schema';
import { factSchema } from './mapping.ts';
import { categorySchema, providerFileSchema } from './provider.ts';

/** By what editors complete and check the files of providers. */
export const providerJsonSchema = toJsonSchema(providerFileSchema, {
  errorMode: 'ignore',
  typeMode: 'input',
  definitions: { fact: factSchema, category: categorySchema },
});
