import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freePort, portOf, requireFreePorts } from './ports.ts';

const server = createServer();
let taken = 0;

beforeEach(async () => {
  await once(server.listen(0, 'localhost'), 'listening');
  taken = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('names the port that something else listens on, and the way out', async () => {
  const rejection = expect(requireFreePorts({ AUTH_PORT: await freePort(), PORT: taken })).rejects;
  await rejection.toThrow(
    new RegExp(`^Port ${taken} \\(PORT\\) is taken\\. .* PORT=\\d+ before the command\\.$`),
  );
});

it('names two that are the same', async () => {
  const port = await freePort();
  await expect(requireFreePorts({ AUTH_PORT: port, PORT: port })).rejects.toThrow(
    `AUTH_PORT and PORT are both ${port}`,
  );
});

it('takes ports that are free', async () => {
  await expect(
    requireFreePorts({ AUTH_PORT: await freePort(), PORT: await freePort() }),
  ).resolves.toBeUndefined();
});

it('reads the ports from the environment', () => {
  expect([portOf('PORT', {}), portOf('AUTH_PORT', {})]).toEqual([5173, 9099]);
  expect(portOf('PORT', { PORT: '' })).toBe(5173);
  expect(portOf('PORT', { PORT: '8080' })).toBe(8080);
});

it.each(['x', '0', '-1', '1.5', '65536', '80a'])('refuses the port %j by name', (given) => {
  expect(() => portOf('AUTH_PORT', { AUTH_PORT: given })).toThrow(`AUTH_PORT is '${given}'`);
});
