import type es from '../locales/es.json';

/** The ids of the texts; the Spanish file defines them. */
export type MessageId = keyof typeof es;
