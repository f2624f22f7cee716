import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { color } from '../../packages/ui/src/theme/color.ts';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.ts';
import { space } from '../../packages/ui/src/theme/scale.ts';
import { type } from '../../packages/ui/src/theme/type.ts';
import {
  type Check,
  type ComponentQuality,
  checks,
  type IndexedStory,
  qualityOf,
  type Reports,
  type Verdict,
} from '../quality/quality.ts';
import { Table } from './foundations/parts.ts';

const names = {
  light: 'axe, light',
  dark: 'axe, dark',
  forced: 'axe, forced colours',
  keyboard: 'Keyboard',
  textSpacing: 'Text spacing',
  zoom: '400 %',
  reducedMotion: 'Reduced motion',
  pictures: 'Pictures',
} satisfies Record<Check, string>;

const columns = Object.keys(names) as Check[];

const Scroller = styled.div`
  overflow-x: auto;

  table { min-width: 68em; margin: ${space.s24} 0; }
  th:first-child { width: 15em; }
  td { font-variant-numeric: tabular-nums; }
  td[data-state='tested'] { color: ${color.success}; }
  td[data-state='partly'] { color: ${color.danger}; }
`;

const Line = styled.p`
  && { color: ${color.text}; ${type.body} }
`;

const worded = (verdict: Verdict) => {
  if (verdict.state === 'partly') {
    const { passed, all, notRun } = verdict;
    return `partly (${passed} of ${all}${notRun === 0 ? '' : `, ${notRun} not run`})`;
  }
  return verdict.state;
};

interface Found {
  readonly reports: Reports;
  readonly stories: readonly IndexedStory[];
}

async function fetchJson<Answer>(file: string): Promise<Answer> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function fetchFound(): Promise<Found> {
  const [reports, index] = await Promise.all([
    fetchJson<Reports>('quality.json'),
    fetchJson<{ entries: Record<string, IndexedStory & { type: string }> }>('index.json'),
  ]);
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  return { reports, stories };
}

const when = (report: { readonly ranAt: string } | null) =>
  report === null ? 'no report' : new Date(report.ranAt).toLocaleString('en-GB');

const Row = ({ title, story, storyCount, verdicts }: ComponentQuality) => (
  <tr>
    <th scope="row">
      <a href={`./?path=/story/${story}`} target="_top">
        {title.replace(/^\w+\//, '')}
      </a>
    </th>
    <td>{storyCount}</td>
    {columns.map((check) => (
      <td key={check} data-state={verdicts[check].state}>
        {worded(verdicts[check])}
      </td>
    ))}
  </tr>
);

/** What the last test reports say of each component, and when they were written. */
export function QualityTable() {
  const [found, setFound] = useState<Found | 'none' | null>(null);
  useEffect(() => {
    fetchFound().then(setFound, () => setFound('none'));
  }, []);

  if (found === null) return <Line>The reports are being read.</Line>;
  if (found === 'none')
    return <Line>There is no report beside this Storybook, so nothing counts as tested.</Line>;
  const { reports, stories } = found;
  return (
    <>
      <GlobalStyle />
      <Line>
        Stories ran: {when(reports.stories)}. Pictures were compared: {when(reports.pictures)}.
      </Line>
      <Scroller tabIndex={0} role="region" aria-label="Quality of each component">
        <Table>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Stories</th>
              {columns.map((check) => (
                <th key={check} scope="col" title={checks[check]}>
                  {names[check]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {qualityOf(stories, reports).map((quality) => (
              <Row key={quality.title} {...quality} />
            ))}
          </tbody>
        </Table>
      </Scroller>
    </>
  );
}
