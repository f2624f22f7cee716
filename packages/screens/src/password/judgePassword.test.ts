import { describe, expect, it } from 'vitest';
import { judgePassword } from './judgePassword.ts';

const email = 'lucia.marin@example.com';

describe('a password that is tried first is weak', () => {
  it.each([
    'passwordpassword',
    'Password1234!',
    'P@ssw0rd2024',
    'drowssap1234',
    '123456789012',
    '1q2w3e4r5t6y',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    'abcabcabcabc',
    'qwertyuiop12',
    'iloveyouprincess',
    'barcelonabarcelona',
    'contraseña1234',
    'Contrasena2024',
    'aularioaulario',
    'Aulario123456',
    'lucia.marin2024',
    'luciamarin123',
    'marinmarinmarin',
  ])('%s', (password) => {
    expect(judgePassword(password, email)).toBe('weak');
  });
});

describe('a password that nobody would try first passes, whatever it is made of', () => {
  it.each([
    'una frase larga',
    'correcthorsebatterystaple',
    'kV9#mQ2$xL7!',
    'once gatos pardos',
    '雨の日は家で本を読む私',
    '🌵🏺🚪🌞🪟🌊🧱🏛️🪜🌴🎨🕰️',
  ])('%s', (password) => {
    expect(judgePassword(password, email)).not.toBe('weak');
  });
});

it('knows the name of another address for nothing special', () => {
  expect(judgePassword('luciamarin1234', 'otra@example.com')).not.toBe('weak');
});

it('has words for the middle', () => {
  expect(judgePassword('monkeydragon12', email)).toBe('fair');
  expect(judgePassword('una frase bastante larga', email)).toBe('strong');
});

it('is not kept busy by a very long one', () => {
  expect(judgePassword('una frase '.repeat(1_000), email)).toMatch(/./);
});
