import { readStored } from '@aulario/auth';
import { setFieldValue, type TypedField } from './setFieldValue.ts';

const key = 'aulario:typed';

/** A screen that shows a field later than this after the reload shows it empty. */
const waitMs = 10_000;

/** Passwords are not stored, not even for the time of a reload. */
const ignoredTypes = ['password', 'file', 'hidden', 'checkbox', 'radio', 'range'];

/** A field's name, its place among those of that name, and its value. */
type KeptField = readonly [name: string, place: number, value: string];

interface KeptTyping {
  address: string;
  fields: KeptField[];
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

const nameOf = (field: TypedField) =>
  [
    field.tagName,
    field.name,
    field.ariaLabel ?? Array.from(field.labels ?? [], ({ textContent }) => textContent).join(),
  ].join(' ');

const fieldsOf = (document: Document) =>
  [...document.querySelectorAll<TypedField>('input, select, textarea')].filter(
    ({ type }) => !ignoredTypes.includes(type),
  );

const fieldsNamed = (document: Document, name: string) =>
  fieldsOf(document).filter((field) => nameOf(field) === name);

/** Keeps what the fields of a page hold, in this tab, until {@link restoreTyping}. */
export function keepTyping({ document, location, sessionStorage }: Window): void {
  const fields = fieldsOf(document)
    .filter(({ value }) => value !== '')
    .map((field): KeptField => {
      const name = nameOf(field);
      return [name, fieldsNamed(document, name).indexOf(field), field.value];
    });
  const kept: KeptTyping = { address: addressOf(location), fields };
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** Whether {@link restoreTyping} has something to restore. */
export const isTypingKept = (storage: Storage): boolean => readStored(storage, key) !== null;

function takeKept({ location, sessionStorage }: Window): readonly KeptField[] {
  if (!isTypingKept(sessionStorage)) return [];
  const kept: KeptTyping = JSON.parse(sessionStorage.getItem(key) ?? '');
  sessionStorage.removeItem(key);
  return kept.address === addressOf(location) ? kept.fields : [];
}

/**
 * Types again what the fields held before the page was reloaded, each as soon as it is there, until
 * the reader types.
 */
export function restoreTyping(page: Window & typeof globalThis): void {
  const { document } = page;
  let missing = takeKept(page);
  const observer = new page.MutationObserver(fill);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('input', stopForReader);
  };
  const stopForReader = ({ isTrusted }: Event) => isTrusted && stop();

  function fill() {
    missing = missing.filter(([name, place, value]) => {
      const field = fieldsNamed(document, name)[place];
      if (field !== undefined && field.value !== value) setFieldValue(field, value);
      return field === undefined;
    });
    if (missing.length === 0) stop();
  }

  document.addEventListener('input', stopForReader);
  observer.observe(document.body, { childList: true, subtree: true });
  page.setTimeout(stop, waitMs);
  fill();
}
