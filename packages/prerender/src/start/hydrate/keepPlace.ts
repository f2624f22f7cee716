import { setFieldValue } from '@aulario/frame/typing/setFieldValue.ts';
import { pressedMark } from '../pageAttributes.ts';

/** Returns the pressed controls of a page. */
export const pressedIn = (root: HTMLElement): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[${pressedMark}]`),
];

/** A field whose value a reader can change before the application has loaded. */
export type Field = HTMLInputElement | HTMLSelectElement;

const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? field.selectedOptions[0]?.defaultSelected === false
    : field.value !== field.defaultValue;

/** Returns the fields of a prerendered page whose values are no longer those of its HTML. */
export const changedFields = (root: HTMLElement): Field[] =>
  [...root.querySelectorAll<Field>('input, select')].filter(isChanged);

/** Returns what an element is called, and its kind. */
export const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;

/** Returns a function that finds the element of the same name and order later. */
function counterpartOf<E extends Element>(root: HTMLElement, element: E) {
  const name = nameOf(element);
  const alike = () =>
    [...root.querySelectorAll(element.tagName)].filter((each) => nameOf(each) === name);
  const index = alike().indexOf(element);
  return () => alike()[index] as E | undefined;
}

/**
 * Records the user's input in a prerendered page: typed and selected values, focus and presses.
 * Returns the function that replays it in the hydrated screen.
 */
export function keepPlace(root: HTMLElement): () => void {
  const changes = changedFields(root).map(
    (field) => [counterpartOf(root, field), field.value] as const,
  );
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && counterpartOf(root, activeElement);
  const presses = pressedIn(root).map((control) => counterpartOf(root, control));
  return () => {
    for (const [find, value] of changes) {
      const field = find();
      if (field) setFieldValue(field, value);
    }
    if (focused) focused()?.focus({ preventScroll: true });
    for (const find of presses) find()?.click();
  };
}
