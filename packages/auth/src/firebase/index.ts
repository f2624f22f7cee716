export { createFirebaseAuthService } from './createFirebaseAuthService.ts';
export type { FirebaseAuthOptions, FirebaseConnector } from './firebaseAuthOptions.ts';
export type { BackgroundErrorListener } from './inBackground.ts';
