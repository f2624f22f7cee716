import type { CatalogueAbout } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type } from '@aulario/ui';
import styled from 'styled-components';

const Line = styled.p`
  ${type.small}
`;

const maxNames = 5;

interface CatalogueSourcesProps {
  about: CatalogueAbout | null;
}

/** The number of courses per platform, and the age of their facts. */
export function CatalogueSources({ about }: CatalogueSourcesProps) {
  const text = useTranslate();
  const { date, list } = useFormatters();
  if (about === null || about.platforms.length === 0) return null;
  const { platforms, recorded, builtOn } = about;
  const largest = platforms.toSorted((one, other) => other.total - one.total);
  const names = largest.slice(0, maxNames).map(({ name }) => name);
  const others = platforms.length - names.length;
  if (others > 0) names.push(text('sources.others', { count: others }));
  const total = platforms.reduce((sum, platform) => sum + platform.total, 0);
  const sentences = [text('sources.courses', { count: total, platforms: list(names) })];
  if (builtOn !== null) sentences.push(text('sources.built', { day: date(builtOn) }));
  else if (recorded !== null) sentences.push(text('sources.recorded', recorded));
  return <Line>{sentences.join(' ')}</Line>;
}
