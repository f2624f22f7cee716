import { inTime } from '@aulario/frame/async/inTime.ts';
import type { Sync } from '@aulario/frame/services/Sync.ts';

/** How long a sign-out tries to send what the account lacks before it asks. */
const sendingMs = 3000;

/** Sends what the account lacks. Resolves with how many records it lacks afterwards. */
export async function sendUnsent(sync: Sync): Promise<number> {
  if ((await sync.unsent()) === 0) return 0;
  await inTime(sync.finish(), sendingMs, null);
  return sync.unsent();
}
