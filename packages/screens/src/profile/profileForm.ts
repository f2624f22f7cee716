import { photoUrlOf } from '@aulario/auth';
import { categories } from '@aulario/course-data';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import * as v from 'valibot';

const photoMessage: MessageId = 'invalid.photo';

/** Name and photo may be empty: the specification requires no field here. */
export const profileForm = v.object({
  displayName: v.pipe(v.string(), v.trim()),
  photoUrl: v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => value === '' || photoUrlOf(value) !== '', photoMessage),
  ),
  category: v.picklist(['', ...categories]),
});

export type ProfileValues = v.InferOutput<typeof profileForm>;
