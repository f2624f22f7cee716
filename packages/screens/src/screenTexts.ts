import type { TextPart } from '@aulario/frame/language/textParts.ts';

/** The text parts that each route needs in addition to the application's own. */
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
  compare: ['courses'],
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
  receive: ['shared'],
  sharedList: ['courses', 'shared'],
  signup: ['entrance'],
} as const satisfies Record<string, readonly TextPart[]>;

export type ScreenName = keyof typeof screenTexts;
