import { expect, it } from 'vitest';
import { openStrongbox } from './strongbox.ts';

const secret = 'kZ3vQ9mXw1TtB7cLr5yHn2PsJd8f';
const other = 'kZ3vQ9mXw1TtB7cLr5yHn2PsJd8g';

it('gives back what was locked, also in a later visit', async () => {
  const text = 'Música 🎵 '.repeat(20_000);
  const locked = await (await openStrongbox(secret)).lock(text);
  expect(await (await openStrongbox(secret)).unlock(locked)).toBe(text);
});

it('tells nothing of the text or the secret, and never the same twice', async () => {
  const box = await openStrongbox(secret);
  const [one, two] = [await box.lock('Python'), await box.lock('Python')];
  expect(one).not.toBe(two);
  for (const told of [box.name, one, two].flatMap((text) => [text, atob(text)])) {
    expect(told).not.toContain('Python');
    expect(told).not.toContain(secret);
  }
});

it('has a name of its own for each secret', async () => {
  const [one, two] = [await openStrongbox(secret), await openStrongbox(other)];
  expect(one.name).not.toBe(two.name);
  expect((await openStrongbox(secret)).name).toBe(one.name);
});

it.each(['', 'AAAA', 'not base64!'])('opens nothing with %j', async (locked) => {
  await expect((await openStrongbox(secret)).unlock(locked)).rejects.toThrow();
});

it('opens nothing that was changed, or locked with another secret', async () => {
  const locked = await (await openStrongbox(secret)).lock('Python');
  await expect((await openStrongbox(other)).unlock(locked)).rejects.toThrow();
  const changed = locked.slice(0, -4) + (locked.endsWith('AAA=') ? 'BBB=' : 'AAA=');
  await expect((await openStrongbox(secret)).unlock(changed)).rejects.toThrow();
});
