import { texts as spanish } from 'virtual:texts/es/app';
import type { Messages } from '@lingui/core';
import type es from '../../locales/es.json';
import type { Language } from './language.ts';
import type { TextPart } from './textParts.ts';

/** The names of the texts; the Spanish file is the list. */
export type MessageId = keyof typeof es;

type Load = () => Promise<{ texts: Messages }>;

/** Spanish texts of the application come with it; all others are files that are loaded when needed. */
export const textFiles: Readonly<Record<Language, Readonly<Record<TextPart, Load>>>> = {
  es: {
    app: async () => ({ texts: spanish }),
    buying: () => import('virtual:texts/es/buying'),
    courses: () => import('virtual:texts/es/courses'),
    entrance: () => import('virtual:texts/es/entrance'),
    plan: () => import('virtual:texts/es/plan'),
    profile: () => import('virtual:texts/es/profile'),
    shared: () => import('virtual:texts/es/shared'),
  },
  en: {
    app: () => import('virtual:texts/en/app'),
    buying: () => import('virtual:texts/en/buying'),
    courses: () => import('virtual:texts/en/courses'),
    entrance: () => import('virtual:texts/en/entrance'),
    plan: () => import('virtual:texts/en/plan'),
    profile: () => import('virtual:texts/en/profile'),
    shared: () => import('virtual:texts/en/shared'),
  },
};
