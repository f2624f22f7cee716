import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { requireFreePorts } from './emulators.ts';

it('names the port that something else listens on', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(requireFreePorts(port)).rejects.toThrow(`Port ${port} is taken.`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePorts(port)).resolves.toBeUndefined();
});
