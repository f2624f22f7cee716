/** The storage keys of the last verification mail's time, and of the dismissals of the notes. */
export const sentKey = 'verificationSentAt';
export const verificationDismissedKey = 'verificationDismissedAt';
export const changesDismissedKey = 'changesDismissedAt';

/** The storage key of the time of the answer to the offer of persistent storage. */
export const persistenceAnsweredKey = 'keepAnsweredAt';

/** The storage key of a note's dismissal. */
export type NoteKey =
  | typeof verificationDismissedKey
  | typeof changesDismissedKey
  | typeof persistenceAnsweredKey;
