import type { MessageId } from '../language/messages.ts';

/** The result of an export or a restoration, in words. */
export type BackupAnswer = { tone: 'success' | 'danger'; message: MessageId };
