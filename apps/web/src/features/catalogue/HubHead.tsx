import { HubHeader } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import type { HubData } from './catalogueLoader.ts';
import { useAsyncResult } from './useAsyncResult.ts';
import { useSubjectItems } from './useSubjectItems.ts';

interface HubHeadProps {
  hub: HubData;
  title: string;
}

/** What a hub is about: its name and the subjects of its category. */
export function HubHead({ hub, title }: HubHeadProps) {
  const text = useTranslate();
  const { category } = hub;
  const result = useAsyncResult(hub.overview);
  const overview = result?.status === 'found' ? result.value : null;
  const items = useSubjectItems(overview?.subjects ?? [], category);
  return (
    <HubHeader
      title={title}
      subjects={{
        label: text('browse.subjectsOf', { category: text(`category.${category}`) }),
        items,
      }}
    />
  );
}
