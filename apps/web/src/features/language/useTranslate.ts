import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { MessageId } from './messages.ts';

type Values = Record<string, string | number>;

export type Text = (id: MessageId, values?: Values) => string;

/**
 * The library decodes '\x3c' and '\u003c' once it has put a message together, in what was put in
 * too. A backslash that is itself written so comes out as it went in.
 */
const verbatim = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\\', '\\x5c') : value,
    ]),
  );

/** The texts of the reader's language. */
export function useTranslate(): Text {
  const { i18n, _ } = useLingui();
  // `_` changes with the language; `i18n` stays the same object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: memoised children must see the switch.
  return useCallback((id, values) => i18n._(id, values && verbatim(values)), [i18n, _]);
}
