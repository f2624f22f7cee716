/** Texts that come with the screens that show them, by the first word of their names. */
const prefixes = {
  courses: [
    ...['add', 'browse', 'category', 'changes', 'compare', 'correction', 'course', 'facet', 'fact'],
    ...[
      'discontinued',
      'hub',
      'lists',
      'meaning',
      'myCourses',
      'noResults',
      'note',
      'omitted',
      'price',
    ],
    ...['quickView', 'recommended', 'share', 'similar', 'sort', 'sources', 'suggest'],
    ...['understood', 'why', 'cart', 'follow', 'keep'],
  ],
  buying: ['checkout', 'costs', 'hours'],
  entrance: ['forgot', 'google', 'link', 'login', 'password', 'signup'],
  history: ['history'],
  plan: ['plan'],
  profile: ['account', 'profile'],
  shared: ['backup', 'letter', 'receive', 'shared', 'transfer'],
} as const satisfies Record<string, readonly string[]>;

/** A file of texts; `app` holds what no other one does, and comes with the application. */
export type TextPart = keyof typeof prefixes | 'app';

const partOfPrefix = new Map<string, TextPart>();
for (const part of Object.keys(prefixes) as (keyof typeof prefixes)[]) {
  for (const prefix of prefixes[part]) partOfPrefix.set(prefix, part);
}

/** The part that holds a text, by its name. */
export const partOf = (id: string): TextPart => partOfPrefix.get(id.split('.')[0] ?? '') ?? 'app';
