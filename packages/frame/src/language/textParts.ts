/** The file of a text by the first word of its id, for texts that load with their screens. */
const partOfPrefix = {
  account: 'profile',
  add: 'courses',
  backup: 'shared',
  browse: 'courses',
  cart: 'courses',
  catalogue: 'courses',
  category: 'courses',
  changes: 'courses',
  checkout: 'buying',
  compare: 'courses',
  correction: 'courses',
  costs: 'buying',
  course: 'courses',
  discontinued: 'courses',
  embed: 'embed',
  facet: 'courses',
  fact: 'courses',
  follow: 'courses',
  forgot: 'entrance',
  google: 'entrance',
  history: 'history',
  home: 'courses',
  hours: 'buying',
  hub: 'courses',
  keep: 'courses',
  landing: 'landing',
  link: 'entrance',
  lists: 'courses',
  login: 'entrance',
  meaning: 'courses',
  myCourses: 'courses',
  noResults: 'courses',
  news: 'news',
  note: 'courses',
  omitted: 'courses',
  page: 'build',
  password: 'entrance',
  plan: 'plan',
  poll: 'shared',
  price: 'courses',
  profile: 'profile',
  quickView: 'courses',
  recommended: 'courses',
  recorded: 'courses',
  route: 'route',
  share: 'courses',
  shared: 'shared',
  signOut: 'shared',
  signup: 'entrance',
  similar: 'courses',
  sort: 'courses',
  sources: 'courses',
  storage: 'courses',
  suggest: 'courses',
  sync: 'shared',
  teach: 'teach',
  understood: 'courses',
  unmet: 'courses',
  verify: 'shared',
  why: 'courses',
} as const;

type FilePart = (typeof partOfPrefix)[keyof typeof partOfPrefix] | 'app';

/** A file of texts; `app` contains all texts of no other file, and loads with the application. */
export type TextPart = Exclude<FilePart, 'build'>;

const isLoaded = (part: FilePart): part is TextPart => part !== 'build';

export const textParts: readonly TextPart[] = [
  ...new Set<FilePart>(['app', ...Object.values(partOfPrefix)]),
].filter(isLoaded);

const isPrefix = (word: string): word is keyof typeof partOfPrefix =>
  Object.hasOwn(partOfPrefix, word);

/** The file that contains a text, by its id; 'build' for one that only the build writes into pages. */
export function partOf(id: string): FilePart {
  const [prefix = ''] = id.split('.');
  return isPrefix(prefix) ? partOfPrefix[prefix] : 'app';
}
