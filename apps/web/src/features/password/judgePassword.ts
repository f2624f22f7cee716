import { commonPasswords } from 'virtual:common-passwords';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** How soon somebody who knows what people choose would have it. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** What is tried here before anything else, in the product's own languages. */
const local = ['aulario', 'contraseña', 'contrasena', 'miclave', 'micontraseña', 'bienvenido'];

const judge = new ZxcvbnFactory({ dictionary: { common: commonPasswords.split('\n') } });

/**
 * 'weak' = within the first million tries (the judge's scores 0 and 1): a common password, an
 * address's own name, a run or a repetition, also turned, with digits behind or signs for letters.
 */
export function judgePassword(password: string, email: string): PasswordStrength {
  const [name = ''] = email.split('@');
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  const own = [name, parts.join(''), ...parts].filter((part) => part.length > 2);
  const { score } = judge.check(password, [...local, ...own]);
  if (score <= 1) return 'weak';
  return score === 4 ? 'strong' : 'fair';
}
