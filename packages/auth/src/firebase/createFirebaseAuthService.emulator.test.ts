import { authServiceContract } from '../testing/contract/index.ts';
import { firebaseHarness } from './emulator/firebaseHarness.ts';

authServiceContract('createFirebaseAuthService', firebaseHarness);
