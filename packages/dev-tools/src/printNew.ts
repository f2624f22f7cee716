import { mailLines } from './emulatorMails.ts';
import { subscriptionLines } from './firestore/newsletter.ts';

const pollIntervalMs = 2_000;

async function linesNow(): Promise<readonly (readonly [key: string, line: string])[]> {
  // While the emulators start or stop there is nothing to print.
  const lists = await Promise.all([mailLines(), subscriptionLines()]).catch(() => []);
  return lists.flat();
}

/**
 * Prints every mail that the emulator would send, and every subscription, from now on. Resolves with
 * what ends it.
 */
export async function printNew(): Promise<() => void> {
  const known = new Set((await linesNow()).map(([key]) => key));
  const print = async () => {
    for (const [key, line] of await linesNow()) {
      if (!known.has(key)) console.log(`  ${line}\n`);
      known.add(key);
    }
  };
  const timer = setInterval(() => void print(), pollIntervalMs);
  return () => clearInterval(timer);
}
