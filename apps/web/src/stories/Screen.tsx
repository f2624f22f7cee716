import { createMemoryAuthService } from '@aulario/auth/testing';
import type { Course } from '@aulario/course-data';
import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { saveSetting } from '@aulario/frame/settings/settings.ts';
import { type ReactNode, Suspense, use, useState } from 'react';
import { fillCart } from '../testing/fillCart.ts';
import { memoryServices, openApp } from '../testing/openApp.tsx';
import { signedIn, signedOut } from '../testing/testAccount.ts';
import type { Latency } from './latency.ts';
import { storyCatalogue, withWaits } from './storyCatalogue.ts';

export interface ScreenProps {
  /** The address to open. */
  path: string;
  language: Language;
  /** How late the catalogue answers, in ms; at once when left out. */
  latency?: Latency | undefined;
  /** Whether Lucía's session is confirmed from the start. */
  isSignedIn?: boolean | undefined;
  /** Creates the services that differ from the defaults, once per mount of the screen. */
  services?: (() => Partial<Services>) | undefined;
  /** The courses in the cart of the test account. */
  cart?: readonly Course[] | undefined;
  /** How many of these courses, from the first, were opened in the checkout. */
  opened?: number | undefined;
  /** How many of them are owned. */
  owned?: number | undefined;
  /** Changes the storage last: further records, damaged ones, or a method that fails. */
  prepareStorage?: ((storage: Storage) => void) | undefined;
}

function openScreen({ path, language, latency, isSignedIn, ...content }: ScreenProps) {
  const storage = createMemoryStorage();
  saveSetting(storage, 'language', language);
  fillCart(content.cart ?? [], { storage, opened: content.opened, owned: content.owned });
  content.prepareStorage?.(storage);
  const services = memoryServices({
    auth: createMemoryAuthService({ state: isSignedIn ? signedIn : signedOut, storage }),
    catalogue: storyCatalogue,
    storage,
    ...content.services?.(),
  });
  const catalogue = withWaits(services.catalogue, latency);
  return openApp(inLanguage(path, language), { ...services, catalogue });
}

/** A whole route of the application, through its real router and texts, with services in memory. */
export function Screen(props: ScreenProps) {
  const [opening] = useState(() => openScreen(props));
  return (
    <Suspense>
      <Opened opening={opening} />
    </Suspense>
  );
}

function Opened({ opening }: { opening: Promise<{ app: ReactNode }> }) {
  return use(opening).app;
}
