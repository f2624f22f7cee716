import type { Messages } from '@lingui/core';
import es from '../../locales/es.json';
import type { Language } from './language.ts';

/** The names of the texts; the Spanish file is the list. */
export type MessageId = keyof typeof es;

export const isMessageId = (value: string | undefined): value is MessageId =>
  value !== undefined && Object.hasOwn(es, value);

/** Spanish comes with the first render; English is loaded when somebody reads it. */
export const loadMessages: Record<Language, () => Promise<Messages>> = {
  es: async () => es,
  en: async () => (await import('../../locales/en.json')).default,
};
