import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { MessageId } from './messages.ts';

type Values = Record<string, string | number>;

export type Text = (id: MessageId, values?: Values) => string;

/**
 * The library decodes '\x3c' and '\u003c' in the final message, inserted values included. Escaping
 * the backslash keeps values unchanged.
 */
const verbatim = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  );

/** Returns the function that translates into the reader's language. */
export function useTranslate(): Text {
  const { i18n, _ } = useLingui();
  // `_` changes with the language; `i18n` stays the same object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: memoised children must see the switch.
  return useCallback((id, values) => i18n._(id, values && verbatim(values)), [i18n, _]);
}
