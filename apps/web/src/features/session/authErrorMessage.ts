import { AuthError, type AuthErrorCode } from '@aulario/auth';
import type { MessageId } from '../language/messages.ts';

/** One message per code; a missing code does not compile. */
const messages: Record<AuthErrorCode, MessageId> = {
  'invalid-credentials': 'authError.invalid-credentials',
  'invalid-email': 'authError.invalid-email',
  'weak-password': 'authError.weak-password',
  'sign-up-refused': 'authError.sign-up-refused',
  'other-way': 'authError.other-way',
  'popup-blocked': 'authError.popup-blocked',
  'popup-closed': 'authError.popup-closed',
  'invalid-link': 'authError.invalid-link',
  'session-ended': 'authError.session-ended',
  'too-many-requests': 'authError.too-many-requests',
  network: 'authError.network',
  timeout: 'authError.timeout',
  'not-available': 'authError.not-available',
  'invalid-photo': 'authError.invalid-photo',
  unknown: 'authError.unknown',
};

/** Returns the message for a failed account call. */
export const authErrorMessage = (error: unknown): MessageId =>
  messages[error instanceof AuthError ? error.code : 'unknown'];
