export type { AccountLink, AccountLinkKind, PasswordReset } from './accountLink.ts';
export { AuthError, type AuthErrorCode } from './authError.ts';
export type {
  AuthActions,
  AuthService,
  Credentials,
  EraseRecords,
  PasswordChange,
  ProfileChange,
  Reauthentication,
  SignUpResult,
} from './authService.ts';
export { type Account, type AuthState, loadingState, type SignedOutReason } from './authState.ts';
export { changeStored, readStored } from './guardedStorage.ts';
export { lazyAuthService } from './lazyAuthService.ts';
export { mapActions } from './mapActions.ts';
export { photoUrlOf } from './photoUrlOf.ts';
export { resumeSignOut, signingOutKey } from './resumeSignOut.ts';
export { hintOf, type SessionHint } from './sessionHint.ts';
export { readToken, tokenKey } from './tokenRecord.ts';
export { withTimeout } from './withTimeout.ts';
