import * as v from 'valibot';
import { platformIdPattern } from './courseId.ts';
import { nameSchema } from './validation.ts';

const hostSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 'Not a host name'));

/** A row of a catalogue's table of platforms. */
export const platformSchema = v.object({
  id: v.pipe(v.string(), v.regex(platformIdPattern, 'Not a platform id')),
  name: nameSchema,
  hosts: v.pipe(v.array(hostSchema), v.minLength(1)),
  sellsCertificateWithCourse: v.optional(v.boolean()),
});
