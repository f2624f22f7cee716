import { Parser } from 'htmlparser2';
import { type FeaturePath, newFeatures } from './newFeatures.ts';
import { scriptFeatures } from './scriptFeatures.ts';
import { styleFeatures } from './styleFeatures.ts';

/** The features that the floor lacks in a page, with its inline styles and scripts. */
export function pageFeatures(page: string): Set<FeaturePath> {
  const used: FeaturePath[] = [];
  let texts: 'none' | 'script' | 'style' = 'none';
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isCode = tag === 'script' && (attributes.type ?? 'module') === 'module';
      texts = isCode ? 'script' : tag === 'style' ? 'style' : 'none';
      used.push(`html.elements.${tag}`);
      for (const [name, value] of Object.entries(attributes)) {
        used.push(`html.global_attributes.${name}`, `html.elements.${tag}.${name}`);
        for (const word of value.split(' ')) used.push(`html.elements.${tag}.${name}.${word}`);
      }
    },
    ontext(text) {
      if (texts === 'script') used.push(...scriptFeatures(text));
      if (texts === 'style') used.push(...styleFeatures(text));
    },
    onclosetag() {
      texts = 'none';
    },
  });
  parser.end(page);
  return new Set(used.filter((path) => newFeatures.has(path) || path.startsWith('syntax')));
}
