import { type StoredState, sdkKey } from './putState.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tomorrow = Math.floor(Date.now() / 1000) + 86_400;

const jwt = (header: object, payload: object, signature = '') =>
  [encoded(header), encoded(payload), signature].join('.');

const claims = {
  iss: 'https://securetoken.google.com/demo-aulario',
  aud: 'demo-aulario',
  sub: 'forged',
  user_id: 'forged',
  email: 'forged@correo.test',
  email_verified: true,
  iat: tomorrow - 86_400,
  auth_time: tomorrow - 86_400,
  exp: tomorrow,
  firebase: { sign_in_provider: 'password', identities: {} },
};

const unsigned = jwt({ alg: 'none', typ: 'JWT' }, claims);
const signed = jwt({ alg: 'RS256', kid: 'forged', typ: 'JWT' }, claims, 'Zm9yZ2Vk');

const user = (tokens: unknown) => ({
  uid: 'forged',
  email: 'forged@correo.test',
  emailVerified: true,
  displayName: 'Persona falsa',
  isAnonymous: false,
  providerData: [{ providerId: 'password', uid: 'forged@correo.test' }],
  stsTokenManager: tokens,
  createdAt: '1700000000000',
  lastLoginAt: '1700000000000',
  apiKey: 'demo-key',
  appName: '[DEFAULT]',
});

const tokens = (accessToken: string, expirationTime: number) => ({
  refreshToken: 'forged',
  accessToken,
  expirationTime,
});

const late = tomorrow * 1000;
const users: Readonly<Record<string, unknown>> = {
  'an unsigned token': user(tokens(unsigned, late)),
  'a wrongly signed token': user(tokens(signed, late)),
  'a token of long ago': user(tokens(signed, 1)),
  'a token without end': user(tokens(unsigned, Number.MAX_SAFE_INTEGER)),
  'an empty token': user(tokens('', late)),
  'no tokens': user(undefined),
  'tokens that are text': user('forged'),
  'nothing but an id': { uid: 'forged' },
  'a prototype': JSON.parse('{"__proto__":{"uid":"forged"},"uid":"forged"}'),
};

const values: readonly string[] = [
  '',
  'true',
  'null',
  '{}',
  '[]',
  '{"uid":"forged"}',
  'undefined',
  'Bearer forged',
  '{"uid":',
  '\u0000',
  '<img src=x onerror=alert(1)>',
];

const inRow = (value: unknown): StoredState => ({ row: { fbase_key: sdkKey, value } });

/** What a person at the keyboard can put into the browser's storage to pass for signed in, by name. */
export const forgedStates: readonly (readonly [string, StoredState])[] = [
  ...values.map(
    (value) => [`token ${JSON.stringify(value)}`, { local: { token: value } }] as const,
  ),
  ...values
    .slice(0, 8)
    .map(
      (value) =>
        [`the SDK's entry ${JSON.stringify(value)}`, { local: { [sdkKey]: value } }] as const,
    ),
  ...Object.entries(users).flatMap(([name, value]) => [
    [
      `the SDK's entry with ${name}`,
      { local: { token: signed, [sdkKey]: JSON.stringify(value) } },
    ] as const,
    [`the SDK's database with ${name}`, { local: { token: signed }, ...inRow(value) }] as const,
  ]),
  ...[null, true, 'forged', [], { uid: null }].map(
    (value) => [`the SDK's database with ${JSON.stringify(value)}`, inRow(value)] as const,
  ),
  ['an unsigned token', { local: { token: unsigned } }],
  ['a wrongly signed token', { local: { token: signed } }],
  ['session storage', { session: { [sdkKey]: JSON.stringify(users['an unsigned token']) } }],
  [
    'all places at once',
    {
      local: { token: unsigned, [sdkKey]: JSON.stringify(users['an unsigned token']) },
      session: { token: unsigned, [sdkKey]: JSON.stringify(users['an unsigned token']) },
      ...inRow(users['an unsigned token']),
    },
  ],
];
