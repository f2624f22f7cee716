/** The header row is in English, for programs. */
export const recordColumns = [
  // cart, list, saved, owned, plan, followed, poll
  'kind',
  // Of the list, the setting, the search or the poll.
  'name',
  // Of the course.
  ...['id', 'title', 'platform', 'address', 'price', 'currency', 'added'],
  // opened, left out; not-started, in-progress, finished; yes, maybe, no.
  'state',
  // In percent.
  'done',
  ...['paid', 'paidCurrency', 'owned', 'finished', 'certificate'],
  // Of a setting; of a followed search, the day on which it was last seen.
  'value',
  'note',
] as const;

/** The cells of a record; those that it lacks are empty. */
export type Row = { readonly kind: string } & Partial<
  Readonly<Record<Exclude<(typeof recordColumns)[number], 'kind'>, string>>
>;
