import { type PlatformId, platformOf } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useIsPartner } from '@aulario/frame/services/useOutgoing.ts';

/** Says by which links to these platforms the operator earns; null for none. */
export function usePartnerNote(platforms: readonly PlatformId[]): string | null {
  const text = useTranslate();
  const { list } = useFormatters();
  const partners = [...new Set(platforms)].filter(useIsPartner());
  const names = partners.map((id) => platformOf(id).name);
  return names.length === 0 ? null : text('course.partners', { platforms: list(names) });
}
