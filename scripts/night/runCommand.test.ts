import { expect, it } from 'vitest';
import { runCommand } from './runCommand.ts';

it('stops a command that hangs, with what it has started, and says so', async () => {
  const hang = "require('child_process').spawn('sleep', ['20'], { stdio: 'inherit' })";
  const script = `${hang}; setInterval(() => undefined, 1000)`;
  const { code, lastLines } = await runCommand([process.execPath, '-e', script], '/', 500);
  expect(code).not.toBe(0);
  expect(lastLines).toMatch(/It was stopped after 1 min\.$/);
});

it('gives the message of an error without its trace', async () => {
  const { lastLines } = await runCommand(
    [process.execPath, '-e', "throw new Error('No disk')"],
    '/',
  );
  expect(lastLines).toMatch(/Error: No disk\n/);
  expect(lastLines).not.toMatch(/^ +at /m);
});
