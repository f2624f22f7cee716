import { authServiceContract } from '../testing/contract/authServiceContract.ts';
import { firebaseHarness } from './emulator/firebaseHarness.ts';

authServiceContract('createFirebaseAuthService', firebaseHarness);
