// @vitest-environment jsdom

import { authServiceContract } from './contract/authServiceContract.ts';
import type { AuthServiceHarness } from './contract/authServiceHarness.ts';
import { createMemoryAuthService } from './createMemoryAuthService.ts';
import { MemoryDirectory } from './memoryDirectory.ts';

authServiceContract('createMemoryAuthService', async () => {
  const directory = new MemoryDirectory();
  const storage = window.localStorage;
  const harness: AuthServiceHarness = {
    storage,
    eraseRecords: async () => undefined,
    open: () =>
      createMemoryAuthService({
        ...{ directory, storage },
        eraseRecords: (...given) => harness.eraseRecords(...given),
      }),
    leave: async () => undefined,
    setPhoto: async (email, photoUrl) => directory.setPhoto(email, photoUrl),
    disable: async (email) => directory.disable(email),
    revoke: async (email) => directory.revoke(email),
    changePassword: async (email) => directory.changePassword(email, 'changed elsewhere'),
    remove: async (email) => directory.remove(email),
    codesTo: async (email, kind) => directory.codesTo(email, kind),
    close: async () => storage.clear(),
  };
  return harness;
});
