import { AuthError } from '@aulario/auth';
import type { MessageId } from '../language/messages.ts';

/** The message for a failed account call. A code without a message does not compile. */
export const authErrorMessage = (error: unknown): MessageId =>
  `authError.${error instanceof AuthError ? error.code : 'unknown'}`;
