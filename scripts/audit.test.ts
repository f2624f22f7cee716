import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { type AuditException, auditExceptions } from './auditExceptions.ts';
import { readLockfile } from './lockfile.ts';

const lockfile = readLockfile(join(import.meta.dirname, '..'));
const today = '2026-11-20';
const check = (address: string, exceptions: readonly AuditException[] = []) =>
  audit(lockfile, address, exceptions, today);

let server: Server;
let asked: { url?: string | undefined; body: Record<string, string[]> };

async function registry(status: number, answer: string) {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked = { url: request.url, body: JSON.parse(Buffer.concat(chunks).toString()) };
    response.writeHead(status).end(answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const advisory = (severity: string) => ({
  url: 'https://advisories.example/GHSA-aaaa-bbbb-cccc',
  title: 'Something weak',
  severity,
});

const finding = (name: string, severity: string) =>
  registry(200, JSON.stringify({ [name]: [advisory(severity)] }));

afterEach(() => {
  server?.close();
});

describe('the audit', () => {
  it('asks for every package and passes when nothing is known', async () => {
    const report = await check(await registry(200, '{}'));
    expect(report?.hasFailed).toBe(false);
    expect(asked.url).toBe('/-/npm/v1/security/advisories/bulk');
    const sent = Object.entries(asked.body).flatMap(([name, all]) =>
      all.map((v) => `${name}@${v}`),
    );
    expect(sent.sort()).toEqual(Object.keys(lockfile.packages).sort());
  });

  it.each([
    ['react-dom', 'low', false],
    ['react-dom', 'moderate', true],
    ['typescript', 'moderate', false],
    ['typescript', 'high', true],
    ['typescript', 'critical', true],
  ])('judges what is found in %s and is %s: fails %s', async (name, severity, hasFailed) => {
    const report = await check(await finding(name, severity));
    expect(report?.hasFailed).toBe(hasFailed);
    expect(report?.lines[0]).toContain('Something weak');
  });

  it.each([
    ['in time', '2026-11-20', false],
    ['that is over', '2026-11-19', true],
  ])('takes an exception %s', async (_, until, hasFailed) => {
    const exceptions = [{ id: 'GHSA-aaaa-bbbb-cccc', reason: 'for the test', until }];
    const report = await check(await finding('react-dom', 'high'), exceptions);
    expect(report?.hasFailed).toBe(hasFailed);
  });

  it('fails for an exception that nothing needs', async () => {
    const exceptions = [{ id: 'GHSA-none', reason: 'for the test', until: today }];
    const report = await check(await registry(200, '{}'), exceptions);
    expect(report?.hasFailed).toBe(true);
  });

  it.each([
    [405, ''],
    [410, '{"error":"retired"}'],
    [200, 'no JSON'],
  ])('knows nothing where the registry answers %d %j', async (status, answer) => {
    expect(await check(await registry(status, answer))).toBeNull();
  });

  it('knows nothing where there is no registry', async () => {
    const address = await registry(200, '{}');
    server.closeAllConnections();
    await once(server.close(), 'close');
    expect(await check(address)).toBeNull();
  });

  it('has a reason and a day for every exception', () => {
    for (const { id, reason, until } of auditExceptions) {
      expect(id).toMatch(/^GHSA(?:-\w{4}){3}$/);
      expect(reason.length).toBeGreaterThan(20);
      expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
});
