export { authServiceContract } from './authServiceContract.ts';
export type { AuthServiceHarness, MakeAuthServiceHarness } from './authServiceHarness.ts';
