import { Link } from '@aulario/ui';
import type { Phrase, Section, Sentence } from './article.ts';

function Piece({ phrase }: { phrase: Phrase }) {
  if (typeof phrase === 'string') return phrase;
  if (phrase.href === undefined) return <span lang={phrase.lang}>{phrase.text}</span>;
  return (
    <Link href={phrase.href} lang={phrase.lang}>
      {phrase.text}
    </Link>
  );
}

const keyOf = (sentence: Sentence) =>
  sentence.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)).join('');

function Words({ sentence }: { sentence: Sentence }) {
  return sentence.map((phrase) => <Piece key={keyOf([phrase])} phrase={phrase} />);
}

export function ArticleSection({ heading, paragraphs = [], items = [] }: Section) {
  return (
    <>
      {heading !== undefined && <h2>{heading}</h2>}
      {paragraphs.map((sentence) => (
        <p key={keyOf(sentence)}>
          <Words sentence={sentence} />
        </p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((sentence) => (
            <li key={keyOf(sentence)}>
              <Words sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
