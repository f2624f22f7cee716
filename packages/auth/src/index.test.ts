import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const root = dirname(import.meta.dirname);

const exported: Record<keyof typeof manifest.exports, readonly string[]> = {
  '.': [
    'AuthError',
    'lazyAuthService',
    'mapActions',
    'photoUrlOf',
    'resumeSignOut',
    'signingOutKey',
    'tokenKey',
    'withTimeout',
  ],
  './react': ['AuthProvider', 'useAuthActions', 'useAuthState'],
  './firebase': ['createFirebaseAuthService'],
  './firebase-google': ['googleCredential'],
  './firebase-emulator': ['connectEmulator'],
  './testing': ['MemoryDirectory', 'createMemoryAuthService'],
  './testing/codes': ['knownCodes', 'stableCodeOf'],
  './testing/contract': ['authServiceContract'],
};

describe('the public API', () => {
  it.each(Object.entries(manifest.exports))(
    '%s exports exactly what is listed',
    async (path, file) => {
      const module: object = await import(/* @vite-ignore */ join(root, file));
      expect(Object.keys(module).sort()).toEqual(exported[path as keyof typeof exported]);
    },
  );
});
