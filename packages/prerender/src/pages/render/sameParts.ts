import { escapeMarkup } from '@aulario/course-data/escapeMarkup';
import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage, withoutLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { parseNext } from '@aulario/frame/navigation/nextPath.ts';
import { createElement, type ReactNode } from 'react';

/** How many pages are compared with what the first one taught. */
const comparedPages = 12;

/** No markup has it. */
const separator = '\0';

/** What markup says of a page's own address: in each language, and as the page to return to. */
const addressesIn = (path: string): readonly string[] => [
  ...languages.map(({ code }) => escapeMarkup(inLanguage(path, code))),
  String(new URLSearchParams({ next: withoutLanguage(path) })),
];

/** Markup whose places for a page's own addresses are empty. */
interface Template {
  readonly texts: readonly string[];
  /** After each text but the last, the number of an address. */
  readonly addresses: readonly number[];
}

function templateOf(markup: string, path: string): Template {
  // An address may end with another one: '/en/courses', '/courses'.
  const numbered = addressesIn(path)
    .map((address, number) => ({ address, number }))
    .sort((one, other) => other.address.length - one.address.length);
  const marked = numbered.reduce(
    (text, { address, number }) => text.replaceAll(address, separator + number + separator),
    markup,
  );
  const parts = marked.split(separator);
  return {
    texts: parts.filter((_, index) => index % 2 === 0),
    addresses: parts.filter((_, index) => index % 2 === 1).map(Number),
  };
}

function fill({ texts, addresses }: Template, path: string): string {
  const own = addressesIn(path);
  return texts.map((text, index) => text + (own[addresses[index] ?? -1] ?? '')).join('');
}

const part = /<same-part id="([^"]*)">([\s\S]*?)<\/same-part>/g;

/**
 * The parts of a shell that are equal on all of its pages but for the page's own address (`SamePart`).
 * The first page teaches them, some more are compared with it, all others take them.
 */
export class SameParts {
  readonly #templates = new Map<string, Template>();
  #compared = 0;

  /** Whether pages at such an address have these parts: others lead to no `next`. */
  readonly hasParts = (path: string): boolean => {
    const spanish = withoutLanguage(path);
    return parseNext(spanish) === spanish;
  };

  /** Renders a part, or its place. */
  readonly render = (name: string, children: ReactNode): ReactNode => {
    const isKnown = this.#compared > comparedPages && this.#templates.has(name);
    return createElement('same-part', { id: name }, isKnown ? undefined : children);
  };

  /** The markup of a page without the places of parts. Throws where a page differs from others. */
  complete(markup: string, path: string): string {
    const isKnown = this.#compared > comparedPages;
    this.#compared += 1;
    return markup.replace(part, (_, name: string, own: string) => {
      const template = this.#templates.get(name);
      if (template === undefined) {
        this.#templates.set(name, templateOf(own, path));
        return own;
      }
      const filled = fill(template, path);
      if (!isKnown && filled !== own)
        throw new Error(`${name} of ${path} is not that of other pages.`);
      return filled;
    });
  }
}
