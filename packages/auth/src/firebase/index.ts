export { createFirebaseAuthService } from './createFirebaseAuthService.ts';
export type { BackgroundErrorListener } from './errors/inBackground.ts';
