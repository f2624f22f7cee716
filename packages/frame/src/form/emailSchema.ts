import { withoutInvisible } from '@aulario/safe-url';
import * as v from 'valibot';
import type { MessageId } from '../language/messages.ts';

/**
 * An email address that may exist. Whether it does, only its provider can say: quotes, signs and
 * letters of any script are allowed on both sides of the '@'. Without a dot in its domain it is
 * unfinished, since no mail reaches one, and no domain begins or ends with a dot or has two of them in a
 * row. Invisible signs, which come along when one is copied, are left out. The newsletter's rule in
 * `firestore.rules` says the same.
 */
export const emailSchema = v.pipe(
  v.string(),
  v.transform(withoutInvisible),
  v.trim(),
  v.nonEmpty('invalid.emailMissing' satisfies MessageId),
  v.regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'invalid.email' satisfies MessageId),
);
