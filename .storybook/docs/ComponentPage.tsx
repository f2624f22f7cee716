import { usage } from 'virtual:kit-usage';
import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Primary,
  Source,
  SourceContext,
  Stories,
  Story,
  Title,
  Unstyled,
  useOf,
  useSourceProps,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext, useState } from 'react';
import {
  CombinationGrid,
  enumeratedProps,
} from '../../packages/ui/src/components/documentation/CombinationGrid.fixture.tsx';
import type { Guide } from '../../packages/ui/src/components/documentation/guide.fixture.ts';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.ts';
import { space } from '../../packages/ui/src/theme/scale.ts';
import { statusIn, synonymsIn } from '../tags.ts';
import { Anatomy } from './Anatomy.tsx';
import { list, table } from './markdown.ts';

type Props = Readonly<Record<string, unknown>>;

interface ExamplesProps {
  readonly component: ComponentType<Props>;
  readonly args: Props;
  readonly examples: NonNullable<Guide['examples']>;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: space[7],
};

const Examples = ({ component: Example, args, examples }: ExamplesProps) =>
  examples.map(({ good, bad }) => (
    <div key={good.words} style={columns}>
      {Object.entries({ Do: good, 'Don’t': bad }).map(([title, { args: own, words }]) => (
        <section key={title}>
          <h3>{title}</h3>
          <Unstyled>
            <Example {...args} {...own} />
          </Unstyled>
          <p>{words}</p>
        </section>
      ))}
    </div>
  ));

/** The code of the first story, once it is known: Storybook's block calls fewer hooks before, which React reports. */
function CodeToCopy() {
  const { code } = useSourceProps({}, useContext(DocsContext), useContext(SourceContext));
  return code ? <Source /> : null;
}

/** The other stories, rendered once they are asked for: they are many, and Storybook warns of hidden buttons. */
function StoriesOnDemand() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Each story with its code</summary>
      {isOpen && <Stories title="Stories" includePrimary={false} />}
    </details>
  );
}

/** The page of a component or pattern: what it is for, its variants, how it is operated, who uses it. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const { initialArgs: args, argTypes, parameters, tags } = preparedMeta;
  const component = preparedMeta.component as ComponentType<Props> | undefined;
  const files = usage[component?.displayName ?? component?.name ?? ''] ?? [];
  const guide: Partial<Guide> = parameters['guide'] ?? {};
  const { anatomy, examples, dos, donts, keys, spoken, changes } = guide;
  const overview = useContext(DocsContext)
    .componentStories()
    .find((story) => story.parameters['isOverview']);
  const synonyms = synonymsIn(tags);
  // Modal components and whole screens cannot be rendered twice on a page; patterns take its width.
  const isSmall =
    csfFile.meta.title?.startsWith('Components/') &&
    parameters.layout !== 'fullscreen' &&
    parameters.docs?.story?.inline !== false;
  return (
    <>
      <GlobalStyle />
      <Title />
      <p>
        {statusIn(tags)}
        {synonyms.length > 0 && ` · also called ${synonyms.join(', ')}`}
      </p>
      <Description />
      <Primary />
      {overview && (
        <>
          <Heading>All states</Heading>
          <Story of={overview.moduleExport} />
        </>
      )}
      {anatomy && <Anatomy parts={anatomy} />}
      {component && isSmall && enumeratedProps(argTypes).length > 0 && (
        <>
          <Heading>Variants and states</Heading>
          <CombinationGrid component={component} args={args} argTypes={argTypes} />
        </>
      )}
      {(examples || dos) && <Heading>Do and don’t</Heading>}
      {component && examples && <Examples component={component} args={args} examples={examples} />}
      <Markdown>
        {[
          list('### Do', dos),
          list('### Don’t', donts),
          table('## Keyboard', ['Key', 'What it does'], keys),
          table('## Screen reader', ['Part', 'What is said'], spoken),
        ].join('\n\n')}
      </Markdown>
      <Heading>Code to copy</Heading>
      <CodeToCopy />
      {component && (
        <>
          <Heading>Properties</Heading>
          {/* Storybook's table is wider than a phone. */}
          <div style={{ overflowX: 'auto' }}>
            <Controls />
          </div>
          <Heading>Where it is used</Heading>
          <details>
            <summary>{files.length === 1 ? '1 file' : `${files.length} files`}</summary>
            <Markdown>{list('', files)}</Markdown>
          </details>
        </>
      )}
      <Markdown>{table('## Changes', ['Date', 'What changed'], changes)}</Markdown>
      {overview ? <StoriesOnDemand /> : <Stories title="Stories" includePrimary={false} />}
    </>
  );
}
