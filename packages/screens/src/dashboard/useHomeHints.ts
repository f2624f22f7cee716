import { usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccount } from '@aulario/frame/session/account.ts';
import {
  keptKey,
  saveHomeHint,
  unverifiedKey,
} from '@aulario/frame/session/localData/homeHints.ts';
import { useEffect } from 'react';
import { useReading } from '../catalogue/recommended/useReading.ts';

/** Remembers what the home shows besides the catalogue, for the page before the application. */
export function useHomeHints(): void {
  const { storage } = useServices();
  const { isEmailVerified } = useAccount();
  const { settings } = usePlanSettings();
  const isKept = useReading().length > 0 || settings !== null;
  useEffect(() => saveHomeHint(storage, keptKey, isKept), [isKept, storage]);
  useEffect(
    () => saveHomeHint(storage, unverifiedKey, !isEmailVerified),
    [isEmailVerified, storage],
  );
}
