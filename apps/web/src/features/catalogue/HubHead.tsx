import { HubHeader } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import type { HubData } from './catalogueLoader.ts';
import { useOutcome } from './useOutcome.ts';
import { useSubjectItems } from './useSubjectItems.ts';

interface HubHeadProps {
  hub: HubData;
  title: string;
}

/** What a hub is about: its name and the subjects of its category. */
export function HubHead({ hub, title }: HubHeadProps) {
  const text = useText();
  const { category } = hub;
  const outcome = useOutcome(hub.overview);
  const overview = outcome?.status === 'found' ? outcome.value : null;
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
