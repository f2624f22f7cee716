import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { MessageId } from './messages.ts';

export type Text = (id: MessageId, values?: Record<string, string | number>) => string;

/** The texts of the reader's language. */
export function useText(): Text {
  const { i18n, _ } = useLingui();
  // `_` changes with the language; `i18n` stays the same object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: memoised children must see the switch.
  return useCallback((id, values) => i18n._(id, values), [i18n, _]);
}
