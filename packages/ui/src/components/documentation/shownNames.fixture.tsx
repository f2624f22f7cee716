import type { StoryContext } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { type ComponentType, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/** A story as its file has it, or the file's `meta`. */
export interface WrittenStory {
  readonly component?: ComponentType;
  readonly subcomponents?: Readonly<Record<string, ComponentType>>;
  readonly render?: (args: object, context: object) => ReactNode;
}

function nameOf(type: unknown): readonly string[] {
  if (typeof type === 'string' || type === Fragment) return [];
  const { displayName, name } = type as ComponentType;
  return [displayName ?? name];
}

/** The names of the components in a value: an element, its children and its other props. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (isValidElement<object>(value)) return [...nameOf(value.type), ...namesIn({ ...value.props })];
  return Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).flatMap(namesIn)
    : [];
}

/** The names of the components in the code that the page of a story shows. */
export function namesShown(
  { args, parameters }: { args: object; parameters: StoryContext['parameters'] },
  story: WrittenStory,
  meta: WrittenStory,
): readonly string[] {
  const { source, canvas } = parameters['docs'] ?? {};
  if (canvas?.sourceState === 'none') return [];
  if (source?.code) return [...source.code.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, name]) => name);
  const component = meta.component ?? Fragment;
  const draw = story.render ?? meta.render ?? (() => createElement(component, args));
  let drawn: ReactNode;
  // A story may have state, which needs a component around it.
  function Story() {
    drawn = draw(args, {});
    return null;
  }
  render(<Story />);
  return namesIn(drawn);
}
