import type { AuthService } from '@aulario/auth';
import type { Catalogue } from '@aulario/course-data';
import type { LocalData } from '@aulario/local-data';
import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from '../language/language.ts';
import type { Newsletter } from './Newsletter.ts';
import type { OfflineCopy } from './OfflineCopy.ts';
import type { OutgoingLinks } from './outgoing/outgoingLinks.ts';
import type { Proposals } from './Proposals.ts';
import type { Report } from './report.ts';
import type { Sync } from './Sync.ts';

/** The ports of the screens; the composition root chooses the adapters. */
export interface Services {
  auth: AuthService;
  catalogue: Catalogue;
  storage: Storage;
  report: Report;
  /** The browser's records of accounts and visitors. */
  localData: LocalData;
  /** Shares the signed-in account's records with its other devices. */
  sync: Sync;
  offline: OfflineCopy;
  /**
   * Opens Google's window and resolves with the ID token of the account chosen there; rejects with
   * an AuthError. Null where signing in with Google is not configured.
   */
  askGoogle: ((language: Language) => Promise<string>) | null;
  newsletter: Newsletter;
  proposals: Proposals;
  /** The partner programmes behind links to platforms; empty for none. */
  outgoing: OutgoingLinks;
}

const ServicesContext = createContext<Services | undefined>(undefined);

export function ServicesProvider({
  services,
  children,
}: {
  services: Services;
  children: ReactNode;
}) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useServices needs a ServicesProvider above it.');
  return services;
}
