import type { Sync } from '@aulario/frame/services/Sync.ts';

/** How long a sign-out tries to send what the account lacks before it asks. */
const sendingMs = 3000;

/** Sends what the account lacks. Resolves with how many records it lacks afterwards. */
export async function sendUnsent(sync: Sync): Promise<number> {
  if ((await sync.unsent()) === 0) return 0;
  await Promise.race([sync.finish(), new Promise((resolve) => setTimeout(resolve, sendingMs))]);
  return sync.unsent();
}
