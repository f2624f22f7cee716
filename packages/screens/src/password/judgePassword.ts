/// <reference path="./commonPasswords.d.ts" />
import { commonPasswords } from 'virtual:common-passwords';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** How soon an attacker with lists of common passwords would guess it. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Likely guesses for this product and its languages. */
const local = ['aulario', 'contraseña', 'contrasena', 'miclave', 'micontraseña', 'bienvenido'];

const judge = new ZxcvbnFactory({ dictionary: { common: commonPasswords.split('\n') } });

/**
 * 'weak' = within the first million guesses (the judge's scores 0 and 1): a common password, a part
 * of the address, a sequence or repetition, also reversed, with digits appended or symbols for
 * letters.
 */
export function judgePassword(password: string, email: string): PasswordStrength {
  const [name = ''] = email.split('@');
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  const own = [name, parts.join(''), ...parts].filter((part) => part.length > 2);
  const { score } = judge.check(password, [...local, ...own]);
  if (score <= 1) return 'weak';
  return score === 4 ? 'strong' : 'fair';
}
