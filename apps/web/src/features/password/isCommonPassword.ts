import { loadJudge } from './loadJudge.ts';

/** How long a form waits for the list, in milliseconds: without it, only the length counts. */
const loadTimeoutMs = 3_000;

/** Whether the password is among the first that anybody would try; false when that is unknown. */
export async function isCommonPassword(password: string, email: string): Promise<boolean> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, loadTimeoutMs, null));
  const judge = await Promise.race([loadJudge(), late]);
  return judge?.judgePassword(password, email) === 'weak';
}
