import { toJsonSchema } from '@valibot/to-json-schema';
import { editsSchema } from './edits.ts';

/** By what editors complete and check an edits file. */
export const editsJsonSchema = toJsonSchema(editsSchema, {
  errorMode: 'ignore',
  typeMode: 'input',
});
