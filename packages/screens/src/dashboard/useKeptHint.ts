import { usePlanSettings } from '@aulario/course-view/kept/useSaved.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { saveKeptHint } from '@aulario/frame/session/localData/keptHint.ts';
import { useEffect } from 'react';
import { useReading } from '../catalogue/recommended/useReading.ts';

/** Remembers whether the home has more than the catalogue, for the page before the application. */
export function useKeptHint(): void {
  const { storage } = useServices();
  const { settings } = usePlanSettings();
  const isKept = useReading().length > 0 || settings !== null;
  useEffect(() => saveKeptHint(storage, isKept), [isKept, storage]);
}
