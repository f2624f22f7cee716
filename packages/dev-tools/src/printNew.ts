import { mailLines } from './emulatorMails.ts';
import { subscriptionLines } from './newsletter.ts';

const pollIntervalMs = 2_000;

async function linesNow(): Promise<readonly (readonly [key: string, line: string])[]> {
  const lists = await Promise.allSettled([mailLines(), subscriptionLines()]);
  // An emulator that starts or stops has nothing to print.
  return lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : []));
}

/** Prints every mail that the emulator would send, and every subscription, from now on until the provider ends. */
export async function printNewUntil(ended: Promise<void>): Promise<void> {
  const known = new Set((await linesNow()).map(([key]) => key));
  const print = async () => {
    for (const [key, line] of await linesNow()) {
      if (!known.has(key)) console.log(`  ${line}\n`);
      known.add(key);
    }
  };
  const timer = setInterval(() => void print(), pollIntervalMs);
  await ended;
  clearInterval(timer);
}
