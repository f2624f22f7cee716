import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { withInlineHashes } from './contentPolicy.ts';

const build = mkdtempSync(join(tmpdir(), 'aulario-policy-'));
afterAll(() => rmSync(build, { recursive: true }));

const abc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='";
const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

it('names what the pages hold inline, once, in the place of what was named before', () => {
  mkdirSync(join(build, 'en'));
  const data = '<script type="application/ld+json">{}</script><script src="/a.js"></script>';
  writeFileSync(join(build, 'index.html'), `<style>abc</style>${data}`);
  writeFileSync(join(build, 'en/login.html'), '<script>abc</script><style>abc</style>');
  const policy = `script-src 'self' 'sha256-old='; style-src 'self' ${empty} 'sha256-old='; style-src-attr 'none'`;
  const named = `script-src 'self' ${abc}; style-src 'self' ${empty} ${abc}; style-src-attr 'none'`;
  expect(withInlineHashes(policy, build)).toBe(named);
  expect(withInlineHashes(named, build)).toBe(named);
});

it('lets pages ask their own host and the provider, and nobody else', () => {
  const hosting = readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8');
  const hosts = /connect-src ([^;]*);/.exec(hosting)?.[1]?.split(' ');
  expect(hosts).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
});
