import type { TextPart } from '../features/language/textParts.ts';

/** What each screen of src/routes says beside the application's own texts. */
export const screenTexts = {
  accountAction: ['entrance'],
  add: ['courses'],
  article: [],
  blog: [],
  cart: ['courses', 'buying'],
  catalogue: ['courses'],
  categories: ['courses'],
  changed: ['courses'],
  checkout: ['courses', 'buying'],
  compare: ['courses', 'shared'],
  course: ['courses'],
  dashboard: ['courses'],
  forgot: ['entrance'],
  googleReturn: ['entrance'],
  landing: ['courses'],
  poll: ['courses', 'shared'],
  lists: ['courses', 'shared'],
  login: ['entrance'],
  myCourses: ['courses', 'history'],
  plan: ['courses', 'buying', 'plan'],
  profile: ['courses', 'entrance', 'profile', 'shared'],
  publicShell: ['courses'],
  receive: ['courses', 'shared'],
  sharedList: ['courses', 'shared'],
  signup: ['entrance'],
} as const satisfies Record<string, readonly TextPart[]>;

export type ScreenName = keyof typeof screenTexts;
