/** Which of point and comma separates the decimals: the reader's habit where a text could be both. */
export type DecimalSign = '.' | ',';

const plain = /^\d{1,15}(?:[.,]\d{1,15})?$/;
const pointed = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,15})?$/;
const commaed = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,15})?$/;
/** Also in the Indian manner, 12,34,567. */
const indian = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,15})?$/;
const spaced = /^\d{1,3}(?:[ '’]\d{3})+(?:[.,]\d{1,15})?$/;

/** A dash in the place of decimals, '12,-'. */
const noDecimals = /(?<=\d[.,])\s?(?:-{1,2}|[–—])$/u;

export const anySpace = /[\s\u00a0\u2007\u2009\u202f]/gu;

/** Reads digits with one point or comma, such as '1.234'. */
function singleSign(digits: string, decimalSign: DecimalSign | null): string {
  const sign = digits.includes(',') ? ',' : '.';
  const [, fraction = ''] = digits.split(sign);
  // Only three digits behind it can be a group of thousands.
  const isGroup = fraction.length === 3 && !/^0\d*[.,]/.test(digits) && sign !== decimalSign;
  return isGroup ? digits.replace(sign, '') : digits.replace(sign, '.');
}

/**
 * Reads a number as people write it: '1234.56', '1.234,56', '1,234.56', '1 234,56', "1'234.56", '12,-'.
 * Where one sign could group thousands or begin decimals ('1.234'), `decimalSign` decides; without
 * one it groups, as prices have no three decimals.
 *
 * @returns The plain decimal, '1234.56'; null for anything else.
 */
export function readAmount(text: string, decimalSign: DecimalSign | null = null): string | null {
  const digits = text.trim().replace(anySpace, ' ').replace(noDecimals, '00');
  if (plain.test(digits)) {
    return /[.,]/.test(digits) ? singleSign(digits, decimalSign) : digits;
  }
  if (pointed.test(digits)) return digits.replaceAll('.', '').replace(',', '.');
  if (commaed.test(digits) || indian.test(digits)) return digits.replaceAll(',', '');
  if (spaced.test(digits)) return digits.replace(/[ '’]/g, '').replace(',', '.');
  return null;
}
