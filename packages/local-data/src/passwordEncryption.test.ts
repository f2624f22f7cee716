import { expect, it, vi } from 'vitest';
import { decryptText, encryptText, isEncryptedText } from './passwordEncryption.ts';

/** As a version with another number of rounds would have written it. */
async function encryptedBy(rounds: number): Promise<string> {
  const derive = vi.spyOn(crypto.subtle, 'deriveKey');
  derive.mockImplementationOnce((algorithm, ...rest) => {
    derive.mockRestore();
    return crypto.subtle.deriveKey({ ...(algorithm as Pbkdf2Params), iterations: rounds }, ...rest);
  });
  const sealed = JSON.parse(await encryptText('["Curso"]', 'clave'));
  return JSON.stringify({ ...sealed, iterations: rounds });
}

it.each([100_000, 310_000, 1_200_000])('opens what was encrypted by %i rounds', async (rounds) => {
  expect(await decryptText(await encryptedBy(rounds), 'clave')).toBe('["Curso"]');
});

it.each([0, 1, 99_999, 1.5, 2 ** 53, '600000', null])('takes no %j rounds', async (rounds) => {
  const sealed = JSON.parse(await encryptText('["Curso"]', 'clave'));
  expect(isEncryptedText(JSON.stringify({ ...sealed, iterations: rounds }))).toBe(false);
});

it('decrypts only with its password, and only unmodified', async () => {
  const sealed = await encryptText('{"cart":["Curso"]}', 'una contraseña');
  expect(sealed).not.toContain('Curso');
  expect(isEncryptedText(sealed)).toBe(true);
  // The same letters with a combining mark.
  expect(await decryptText(sealed, 'una contrasen\u0303a')).toBe('{"cart":["Curso"]}');
  expect(await decryptText(sealed, 'otra')).toBeNull();
  const changed = sealed.replace(/"data":"./, (start) => `${start.slice(0, -1)}!`);
  expect(await decryptText(changed, 'una contraseña')).toBeNull();
});

it.each(['', 'null', '{}', '[]', '{"format":"aulario-sealed","version":1,"iterations":1}'])(
  'does not recognise %j as sealed text',
  async (text) => {
    expect(isEncryptedText(text)).toBe(false);
    expect(await decryptText(text, 'x')).toBeNull();
  },
);
