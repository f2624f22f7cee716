import { AuthErrorCodes, debugErrorMap, prodErrorMap } from 'firebase/auth';
import type { AuthErrorCode } from '../../authError.ts';
import { stableCodes } from './providerCodes.ts';

/** Both maps are functions at run time; their public type is opaque. */
const codesOf = (map: unknown): string[] =>
  Object.keys((map as () => Record<string, string>)()).map((code) => `auth/${code}`);

/** Every code ('auth/…') that the SDK defines, so that tests can cover all of them. */
export const knownCodes: readonly string[] = [
  ...new Set<string>([
    ...Object.values(AuthErrorCodes),
    ...codesOf(debugErrorMap),
    ...codesOf(prodErrorMap),
  ]),
];

/** The product's code for a provider code; undefined for an unknown one. */
export const stableCodeOf = (code: string): AuthErrorCode | undefined => stableCodes.get(code);
