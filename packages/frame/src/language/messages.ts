/// <reference path="./virtualTexts.d.ts" />
import { texts as spanish } from 'virtual:texts/app.es';
import type { Messages } from '@lingui/core';
import type es from '../locales/es.json';
import type { Language } from './language.ts';
import type { TextPart } from './textParts.ts';

/** The ids of the texts; the Spanish file defines them. */
export type MessageId = keyof typeof es;

type Load = () => Promise<{ texts: Messages }>;

/** The Spanish texts of `app` are in the application's bundle; all others load on demand. */
export const textFiles: Readonly<Record<Language, Readonly<Record<TextPart, Load>>>> = {
  es: {
    app: async () => ({ texts: spanish }),
    buying: () => import('virtual:texts/buying.es'),
    courses: () => import('virtual:texts/courses.es'),
    entrance: () => import('virtual:texts/entrance.es'),
    history: () => import('virtual:texts/history.es'),
    plan: () => import('virtual:texts/plan.es'),
    profile: () => import('virtual:texts/profile.es'),
    shared: () => import('virtual:texts/shared.es'),
  },
  en: {
    app: () => import('virtual:texts/app.en'),
    buying: () => import('virtual:texts/buying.en'),
    courses: () => import('virtual:texts/courses.en'),
    entrance: () => import('virtual:texts/entrance.en'),
    history: () => import('virtual:texts/history.en'),
    plan: () => import('virtual:texts/plan.en'),
    profile: () => import('virtual:texts/profile.en'),
    shared: () => import('virtual:texts/shared.en'),
  },
};
