/** A field with text or a choice. */
export type TypedField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets the value of a field like user input, so that React notices the change. */
export function setFieldValue(field: TypedField, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
