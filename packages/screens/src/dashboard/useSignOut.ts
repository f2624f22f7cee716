import { useAuthActions } from '@aulario/auth/react';
import { inTime } from '@aulario/frame/async/inTime.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import type { Sync } from '@aulario/frame/services/Sync.ts';
import { useToast } from '@aulario/ui';
import { useCallback, useState } from 'react';

/** How long a sign-out tries to send what the account lacks before it asks. */
const sendingMs = 3000;

/** Sends what the account lacks. Resolves with how many records it lacks afterwards. */
async function sendUnsent(sync: Sync): Promise<number> {
  if ((await sync.unsent()) === 0) return 0;
  await inTime(sync.finish(), sendingMs, null);
  return sync.unsent();
}

/**
 * Ends the session; the guard then redirects to the login screen. Shows failures as a notice.
 * `unsent` is a number while the reader is to be asked first: of the records that the account lacks.
 */
export function useSignOut() {
  const text = useTranslate();
  const toast = useToast();
  const { sync } = useServices();
  const { signOut } = useAuthActions();
  const [isSigningOut, setIsSigningOut] = useState(false);
  const [unsent, setUnsent] = useState<number | null>(null);

  const leave = useCallback(async () => {
    setIsSigningOut(true);
    try {
      await signOut();
    } catch {
      // The screen shows it; the service reports what nobody foresaw.
      setIsSigningOut(false);
      toast({ message: () => text('shell.signOutFailed') });
    }
  }, [signOut, text, toast]);

  const ask = async () => {
    setIsSigningOut(true);
    const isDeviceOnly = sync.getState() === 'device-only';
    const count = isDeviceOnly ? await sync.unsent() : await sendUnsent(sync);
    if (count === 0 && !isDeviceOnly) return leave();
    setIsSigningOut(false);
    setUnsent(count);
  };

  return { isSigningOut, unsent, ask, leave, stay: () => setUnsent(null) };
}
