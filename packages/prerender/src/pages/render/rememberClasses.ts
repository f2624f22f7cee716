import { type ExecutionContext, styled } from 'styled-components';

/** The classes of an element, and the rules that they need. */
export interface ElementClasses {
  readonly names: string;
  readonly rules: readonly string[];
}

/** The next prop that a component's rules read, with what follows from each of its values. */
interface Read {
  readonly prop: string;
  readonly next: Map<unknown, Read | ElementClasses>;
}

type ComponentStyle = ReturnType<typeof styledComponent>['componentStyle'];
type Sheet = Parameters<ComponentStyle['generateAndInjectStyles']>[1];

/** A component of the library, whose numbers it leaves as they are. */
const styledComponent = () => styled.i.withConfig({ componentId: 'sc-none' })``;

/** Props by which no element is like another: only their identity could be compared. */
const isComparable = (value: unknown) =>
  value === null || (typeof value !== 'object' && typeof value !== 'function');

/** Adds what was read, one after the other, and the classes that follow from it. */
function withRead(
  known: Read | ElementClasses | undefined,
  [first, ...others]: readonly (readonly [prop: string, value: unknown])[],
  classes: ElementClasses,
): Read | ElementClasses {
  if (first === undefined) return classes;
  const [prop, value] = first;
  const isSame = known !== undefined && 'prop' in known && known.prop === prop;
  const read: Read = isSame ? known : { prop, next: new Map() };
  read.next.set(value, withRead(read.next.get(value), others, classes));
  return read;
}

/**
 * The classes of elements by the values of those props that the rules of their component read, in the
 * order in which they read them. Otherwise the library would join and hash all rules for each element.
 */
class ClassesByProps {
  /** Null for a component whose rules read what cannot be compared. */
  readonly #first = new Map<ComponentStyle, Read | ElementClasses | null>();

  /** @param generate - Returns what the library generates of props. */
  of(
    style: ComponentStyle,
    props: ExecutionContext,
    generate: (props: ExecutionContext) => ElementClasses,
  ): ElementClasses {
    const first = this.#first.get(style);
    if (first === null) return generate(props);
    let known: Read | ElementClasses | undefined = first;
    while (known !== undefined && 'prop' in known)
      known = known.next.get(Reflect.get(props, known.prop));
    if (known !== undefined) return known;
    const read = new Map<string, unknown>();
    let isWhole = false;
    const watched = new Proxy(props, {
      get(target, prop) {
        const value: unknown = Reflect.get(target, prop);
        if (typeof prop === 'symbol' || !isComparable(value)) isWhole = true;
        else if (!read.has(prop)) read.set(prop, value);
        return value;
      },
      has(target, prop) {
        isWhole = true;
        return Reflect.has(target, prop);
      },
      ownKeys(target) {
        isWhole = true;
        return Reflect.ownKeys(target);
      },
    });
    const classes = generate(watched);
    if (isWhole) this.#first.set(style, null);
    else this.#first.set(style, withRead(first, [...read], classes));
    return classes;
  }
}

/** What remembers the classes of a sheet. */
interface Remembering {
  readonly classes: ClassesByProps;
  readonly watch: (generate: () => string) => ElementClasses;
  readonly use: (rules: readonly string[]) => void;
}

const sheets = new WeakMap<Sheet, Remembering>();

const { prototype }: { prototype: ComponentStyle } = Object.getPrototypeOf(
  styledComponent().componentStyle,
).constructor;
const generateAndInject = prototype.generateAndInjectStyles;

prototype.generateAndInjectStyles = function (props, sheet, stylis) {
  const generate = (from: ExecutionContext) => generateAndInject.call(this, from, sheet, stylis);
  const remembering = sheets.get(sheet);
  if (remembering === undefined) return generate(props);
  const { classes, watch, use } = remembering;
  const { names, rules } = classes.of(this, props, (from) => watch(() => generate(from)));
  use(rules);
  return names;
};

/**
 * Generates the classes of a sheet once for all elements of a component whose props are the same to its
 * rules.
 *
 * @param watch - Returns the classes that are generated, and the rules that the sheet is asked for.
 * @param use - Is told the rules of each element.
 */
export function rememberClasses(
  sheet: Sheet,
  { watch, use }: Pick<Remembering, 'watch' | 'use'>,
): void {
  sheets.set(sheet, { classes: new ClassesByProps(), watch, use });
}
