import { AuthErrorCodes, debugErrorMap, prodErrorMap } from 'firebase/auth';
import type { AuthErrorCode } from '../authError.ts';
import { stableCodes } from './providerCodes.ts';

/** Both maps are functions at run time; their public type is opaque. */
const codesOf = (map: unknown): string[] =>
  Object.keys((map as () => Record<string, string>)()).map((code) => `auth/${code}`);

/** Every code ('auth/…') that the provider's SDK names: for tests that must miss none. */
export const knownCodes: readonly string[] = [
  ...new Set<string>([
    ...Object.values(AuthErrorCodes),
    ...codesOf(debugErrorMap),
    ...codesOf(prodErrorMap),
  ]),
];

/** The product's code for one of the provider's; undefined for one that nobody has placed. */
export const stableCodeOf = (code: string): AuthErrorCode | undefined => stableCodes.get(code);
