import { readStored } from '@aulario/local-data';
import { openStorage } from '../services/openStorage.ts';
import { setFieldValue, type TypedField } from './setFieldValue.ts';

const key = 'aulario:typed';

/**
 * A screen that shows a field later than this after the reload shows it as it is, unless the reader had
 * changed it: it may be in a dialog that has to be opened first.
 */
const waitMs = 10_000;

const ignoredTypes = ['password', 'file', 'hidden', 'submit', 'reset', 'button', 'image'];

/** Passwords are not stored, not even for the time of a reload, nor while they are shown. */
const isIgnored = (field: TypedField) =>
  ignoredTypes.includes(field.type) || field.matches('[autocomplete*="password"]');

/**
 * A field's name, its place among those of that name, its text or whether it is ticked, and whether the
 * reader changed it.
 */
type KeptField = readonly [name: string, place: number, value: string | boolean, isEdited: boolean];

interface KeptTyping {
  address: string;
  fields: KeptField[];
}

const addressOf = ({ pathname, search }: Location) => pathname + search;

const textOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ textContent }) => textContent).join();

/** What else distinguishes a field from those of the same label: its group, and the dialog around it. */
function surroundingsOf(field: TypedField): readonly string[] {
  const legend = field.closest('fieldset')?.querySelector('legend');
  const titleId = field.closest('dialog')?.getAttribute('aria-labelledby');
  const title = field.ownerDocument.getElementById(titleId ?? '');
  return [legend, title].flatMap((element) => (element ? [textOf([element])] : []));
}

const nameOf = (field: TypedField) =>
  [
    field.tagName,
    // Of radios it only says which belong together.
    field.type === 'radio' ? '' : field.name,
    field.ariaLabel ?? textOf(field.labels ?? []),
    ...surroundingsOf(field),
  ].join(' ');

const fieldsOf = (document: Document) =>
  [...document.querySelectorAll<TypedField>('input, select, textarea')].filter(
    (field) => !isIgnored(field),
  );

const fieldsNamed = (document: Document, name: string) =>
  fieldsOf(document).filter((field) => nameOf(field) === name);

const isTick = (field: TypedField): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const edited = new WeakSet<EventTarget>();

/** Notes from now on which fields of a page are changed, for {@link keepTyping}. */
export function watchTyping(document: Document): void {
  document.addEventListener('input', ({ target }) => target && edited.add(target), true);
}

/**
 * Keeps what the fields of a page hold, in this tab, until {@link restoreTyping}: texts and choices, and
 * what the reader ticked, unticked or emptied.
 */
export function keepTyping({ document, location, sessionStorage }: Window): void {
  const fields = fieldsOf(document)
    .filter((field) => edited.has(field) || (!isTick(field) && field.value !== ''))
    .map((field): KeptField => {
      const name = nameOf(field);
      const place = fieldsNamed(document, name).indexOf(field);
      return [name, place, isTick(field) ? field.checked : field.value, edited.has(field)];
    });
  const kept: KeptTyping = { address: addressOf(location), fields };
  sessionStorage.setItem(key, JSON.stringify(kept));
}

/** Whether {@link restoreTyping} has something to restore. */
export const isTypingKept = (storage: Storage): boolean => readStored(storage, key) !== null;

function takeKept(page: Window): readonly KeptField[] {
  const storage = openStorage('sessionStorage', page);
  if (!isTypingKept(storage)) return [];
  const kept: KeptTyping = JSON.parse(storage.getItem(key) ?? '');
  storage.removeItem(key);
  return kept.address === addressOf(page.location) ? kept.fields : [];
}

/** Whether a field can take a value: a choice among others may not be offered yet. */
const canHold = (field: TypedField, value: string | boolean) =>
  !(field instanceof HTMLSelectElement) ||
  Array.from(field.options).some((option) => option.value === value);

function setField(field: TypedField, value: string | boolean): void {
  if (typeof value === 'string') {
    if (field.value !== value) setFieldValue(field, value);
  } else if (isTick(field) && field.checked !== value) field.click();
}

/**
 * Fills in again what the fields held before the page was reloaded, each once, as soon as it is there,
 * as long as the page's address is the same.
 */
export function restoreTyping(page: Window & typeof globalThis): void {
  const { document, location } = page;
  const { pathname } = location;
  const address = addressOf(location);
  let missing = takeKept(page);
  const observer = new page.MutationObserver(fill);

  function fill() {
    if (location.pathname !== pathname) missing = [];
    // What opens over a screen may have an address of its own.
    else if (addressOf(location) !== address) return;
    missing = missing.filter(([name, place, value]) => {
      const field = fieldsNamed(document, name)[place];
      const isThere = field !== undefined && canHold(field, value);
      if (isThere) setField(field, value);
      return !isThere;
    });
    if (missing.length === 0) observer.disconnect();
  }

  observer.observe(document.body, { childList: true, subtree: true });
  page.setTimeout(() => {
    missing = missing.filter(([, , , isEdited]) => isEdited);
  }, waitMs);
  fill();
}
