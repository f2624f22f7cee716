import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startEmulators } from './emulators.ts';
import { freePort, projectId } from './machine/ports.ts';

it('keeps its own accounts, whatever else runs on the machine', async () => {
  const keptAccounts = mkdtempSync(join(tmpdir(), 'aulario-kept-'));
  const port = await freePort();
  const emulators = await startEmulators({ hosting: false, port, keptAccounts });
  const others = await startEmulators({ hosting: false, port: await freePort() });
  const accounts = `http://localhost:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ana@correo.test', password: 'una frase larga' });
  expect((await fetch(accounts, { method: 'POST', headers, body })).status).toBe(200);
  await emulators.stop();
  await others.stop();
  const saved = JSON.parse(readFileSync(join(keptAccounts, 'auth_export/accounts.json'), 'utf8'));
  expect(saved.users).toMatchObject([{ email: 'ana@correo.test' }]);
  rmSync(keptAccounts, { recursive: true });
}, 120_000);
