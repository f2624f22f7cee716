import { inTime } from '@aulario/frame/async/inTime.ts';
import { loadJudge } from './loadJudge.ts';

/**
 * How long a form waits for the list, in milliseconds; without the list only the length is checked.
 */
const loadTimeoutMs = 3_000;

/** Whether the password is among the most likely guesses; false if the list cannot be loaded. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const judge = await inTime(loadJudge(), loadTimeoutMs, null);
  return judge?.judgePassword(password, email) === 'weak';
}
