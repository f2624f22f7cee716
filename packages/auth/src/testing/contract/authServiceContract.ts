import { afterEach, beforeEach, describe } from 'vitest';
import { accountChangesContract } from './accountChangesContract.ts';
import type { AuthServiceHarness, MakeAuthServiceHarness } from './authServiceHarness.ts';
import { credentialsContract } from './credentialsContract.ts';
import { googleContract } from './googleContract.ts';
import { profileContract } from './profileContract.ts';
import { recoveryContract } from './recoveryContract.ts';
import { sessionContract } from './sessionContract.ts';
import { signUpContract } from './signUpContract.ts';
import { tokenRecordContract } from './tokenRecordContract.ts';

/**
 * Registers the tests that every `AuthService` passes. Call it in a Vitest file under jsdom, once
 * per implementation. Each test creates its own harness.
 */
export function authServiceContract(name: string, makeHarness: MakeAuthServiceHarness): void {
  describe(`${name} fulfils the contract of AuthService`, () => {
    let harness: AuthServiceHarness | null = null;
    const current = (): AuthServiceHarness => {
      if (harness === null) throw new Error('The harness exists only while a test runs.');
      return harness;
    };

    beforeEach(async () => {
      harness = await makeHarness();
    });

    afterEach(async () => {
      await current().close();
      harness = null;
    });

    credentialsContract(current);
    signUpContract(current);
    googleContract(current);
    sessionContract(current);
    profileContract(current);
    accountChangesContract(current);
    recoveryContract(current);
    tokenRecordContract(current);
  });
}
