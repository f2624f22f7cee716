export { createFirebaseAuthService } from './createFirebaseAuthService.ts';
export type { FirebaseAuthOptions, FirebaseConnector } from './firebaseAuthOptions.ts';
