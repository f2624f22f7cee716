import { usage } from 'virtual:kit-usage';
import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ArgTypes, Parameters } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import {
  CombinationGrid,
  enumeratedProps,
} from '../../packages/ui/src/components/documentation/CombinationGrid.fixture.tsx';
import type { Guide } from '../../packages/ui/src/components/documentation/guide.fixture.ts';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.ts';
import { Anatomy } from './Anatomy.tsx';
import { Table } from './foundations/parts.ts';
import { Do, Dont, Guidance } from './Guidance.tsx';

type Rows = readonly (readonly [name: string, words: string])[];

const Pairs = ({ head, rows }: { head: readonly [string, string]; rows: Rows }) => (
  <Table>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, words]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{words}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const List = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <h2>{title}</h2>
    {children}
  </>
);

/** Storybook's table of properties is wider than a phone. */
const Scrolling = styled.div`
  overflow-x: auto;
`;

type Shared = Pick<Shown, 'args'> & { component: NonNullable<Shown['component']> };

const Examples = ({ component: Example, args, guide }: Shared & Pick<Shown, 'guide'>) =>
  guide.examples?.map(({ good, bad }) => (
    <Guidance key={good.words}>
      <Do>
        <Unstyled>
          <Example {...args} {...good.args} />
        </Unstyled>
        <p>{good.words}</p>
      </Do>
      <Dont>
        <Unstyled>
          <Example {...args} {...bad.args} />
        </Unstyled>
        <p>{bad.words}</p>
      </Dont>
    </Guidance>
  ));

interface Shown {
  readonly component: ComponentType<Readonly<Record<string, unknown>>> | undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly argTypes: ArgTypes;
  /** Empty on the page of a screen or a foundation. */
  readonly guide: Partial<Guide>;
  readonly isSmall: boolean;
}

/** The component of the page, as the types of its story file describe it. */
function useShown(): Shown {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title ?? '';
  const component = preparedMeta.component as Shown['component'];
  return {
    component,
    args: preparedMeta.initialArgs,
    argTypes: preparedMeta.argTypes,
    guide: (preparedMeta.parameters['guide'] as Guide | undefined) ?? {},
    isSmall: title.startsWith('Components/') && isInline(preparedMeta.parameters),
  };
}

/** Modal components and whole screens cannot be rendered twice on a page; patterns take its width. */
const isInline = ({ layout, docs }: Parameters) =>
  layout !== 'fullscreen' && docs?.story?.inline !== false;

const UsedIn = ({ name }: { name: string }) => {
  const files = usage[name] ?? [];
  return (
    <>
      <h2>Where it is used</h2>
      {files.length === 0 ? (
        <p>No other source imports it by this name.</p>
      ) : (
        <details>
          <summary>{files.length === 1 ? '1 file' : `${files.length} files`}</summary>
          <List items={files} />
        </details>
      )}
    </>
  );
};

/** The page of a component or pattern: what it is for, its variants, how it is operated, who uses it. */
export function ComponentPage() {
  const { component, args, argTypes, guide, isSmall } = useShown();
  const { anatomy, keys, spoken, dos, donts, changes } = guide;
  const isEnumerated = enumeratedProps(argTypes).length > 0;
  return (
    <>
      <GlobalStyle />
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {anatomy && (
        <Section title="Anatomy">
          <Anatomy parts={anatomy} />
        </Section>
      )}
      {component && isEnumerated && isSmall && (
        <Section title="Variants and states">
          <CombinationGrid component={component} args={args} argTypes={argTypes} />
        </Section>
      )}
      {(guide.examples || dos) && (
        <Section title="Do and don’t">
          {component && <Examples component={component} args={args} guide={guide} />}
          {dos && donts && (
            <Guidance>
              <Do>
                <List items={dos} />
              </Do>
              <Dont>
                <List items={donts} />
              </Dont>
            </Guidance>
          )}
        </Section>
      )}
      {keys && (
        <Section title="Keyboard">
          <Pairs head={['Key', 'What it does']} rows={keys} />
        </Section>
      )}
      {spoken && (
        <Section title="Screen reader">
          <Pairs head={['Part', 'What is said']} rows={spoken} />
        </Section>
      )}
      <Section title="Code to copy">
        <Source />
      </Section>
      {component && (
        <>
          <Section title="Properties">
            <Scrolling>
              <Controls />
            </Scrolling>
          </Section>
          <UsedIn name={component.displayName ?? component.name} />
        </>
      )}
      {changes && (
        <Section title="Changes">
          <Pairs head={['Date', 'What changed']} rows={changes} />
        </Section>
      )}
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}
