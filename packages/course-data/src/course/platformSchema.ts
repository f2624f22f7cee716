import * as v from 'valibot';
import { platformIdPattern } from './courseId.ts';
import { nameSchema } from './validation.ts';

const hostSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Not a host name'));

/** A line of the table of platforms that a catalogue carries. */
export const platformSchema = v.object({
  id: v.pipe(v.string(), v.regex(platformIdPattern, 'Not a platform id')),
  name: nameSchema,
  hosts: v.pipe(v.array(hostSchema), v.minLength(1)),
  sellsCertificateWithCourse: v.optional(v.boolean()),
});
