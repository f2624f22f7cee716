import { usage } from 'virtual:kit-usage';
import {
  Controls,
  Description,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ArgTypes } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import {
  CombinationGrid,
  enumeratedProps,
} from '../../packages/ui/src/components/documentation/CombinationGrid.fixture.tsx';
import type { Guide } from '../../packages/ui/src/components/documentation/guide.fixture.ts';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.ts';
import { Table } from './foundations/parts.ts';
import { Do, Dont, Guidance } from './patterns/Guidance.tsx';

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

function GuideSections({ keys, spoken, dos, donts }: Guide) {
  return (
    <>
      {keys && (
        <>
          <h2>Keyboard</h2>
          <Pairs head={['Key', 'What it does']} rows={keys} />
        </>
      )}
      {spoken && (
        <>
          <h2>Screen reader</h2>
          <Pairs head={['Part', 'What is said']} rows={spoken} />
        </>
      )}
      {dos && donts && (
        <>
          <h2>Do and don’t</h2>
          <Guidance>
            <Do>
              <List items={dos} />
            </Do>
            <Dont>
              <List items={donts} />
            </Dont>
          </Guidance>
        </>
      )}
    </>
  );
}

interface Shown {
  readonly name: string;
  readonly component: ComponentType<Readonly<Record<string, unknown>>> | undefined;
  readonly args: Readonly<Record<string, unknown>>;
  readonly argTypes: ArgTypes;
  readonly guide: Guide;
}

/** The component of the page, as the types of its story file describe it. */
function useShown(): Shown {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const title = csfFile.meta.title ?? '';
  return {
    name: title.slice(title.lastIndexOf('/') + 1),
    component: preparedMeta.component as Shown['component'],
    args: preparedMeta.initialArgs,
    argTypes: preparedMeta.argTypes,
    guide: (preparedMeta.parameters['guide'] as Guide | undefined) ?? {},
  };
}

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
  const { name, component, args, argTypes, guide } = useShown();
  const isEnumerated = enumeratedProps(argTypes).length > 0;
  return (
    <>
      <GlobalStyle />
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <h2>Code to copy</h2>
      <Source />
      <h2>Properties</h2>
      <Controls />
      {component && isEnumerated && (
        <>
          <h2>Variants</h2>
          <CombinationGrid component={component} args={args} argTypes={argTypes} />
        </>
      )}
      <GuideSections {...guide} />
      <UsedIn name={name} />
      <Stories title="States" includePrimary={false} />
    </>
  );
}
