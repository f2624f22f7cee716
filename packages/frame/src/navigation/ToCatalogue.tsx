import { ButtonLink } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from './ShellProvider.ts';

/** The way to the catalogue from a screen that has nothing else to show. */
export function ToCatalogue() {
  const text = useTranslate();
  const { catalogue } = useShell();
  return <ButtonLink href={catalogue}>{text('common.toCatalogue')}</ButtonLink>;
}
