import { toJsonSchema } from '@valibot/to-json-schema';
import { editsSchema } from '../edits/edits.ts';
import { factSchema } from '../providers/mapping.ts';
import { categorySchema, providerFileSchema } from '../providers/provider.ts';

const options = { errorMode: 'ignore', typeMode: 'input' } as const;

/** By what editors complete and check the files of providers. */
export const providerJsonSchema = toJsonSchema(providerFileSchema, {
  ...options,
  definitions: { fact: factSchema, category: categorySchema },
});

/** By what editors complete and check an edits file. */
export const editsJsonSchema = toJsonSchema(editsSchema, options);
