import type { Letter } from '@aulario/course-data/letter';
import { Button, Note, ShareIcon } from '@aulario/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { sharedLetterHref } from '../lists/sharedLetterHref.ts';
import { LinkField } from '../share/LinkField.tsx';
import { useShare } from '../share/useShare.ts';

const Root = styled.section`
  display: grid;
  gap: 16px;
  justify-items: start;
  max-width: 640px;

  & > :not(button) { width: 100%; }
`;

/** The length in characters above which some programs truncate links. */
const usualLinkChars = 2000;

interface LetterShareProps {
  letter: Letter;
  /** Whether the letter has opinions that the opened link lacks. */
  hasNews: boolean;
}

/** The link to the current state of the letter. */
export function LetterShare({ letter, hasNews }: LetterShareProps) {
  const text = useTranslate();
  const share = useShare();
  const { language } = useLanguage();
  const [link, setLink] = useState('');

  useEffect(() => {
    let isCurrent = true;
    void sharedLetterHref(letter, language).then((href) => {
      if (isCurrent) setLink(window.location.origin + href);
    });
    return () => {
      isCurrent = false;
    };
  }, [letter, language]);

  // `link` is empty at first, and the previous one right after a vote.
  const shareLetter = async () =>
    share({ title: letter.name, href: await sharedLetterHref(letter, language) });

  return (
    <Root aria-label={text('letter.share')}>
      <div role="status">{hasNews && <Note tone="info">{text('letter.news')}</Note>}</div>
      <Button icon={<ShareIcon />} onClick={() => void shareLetter()}>
        {text('letter.share')}
      </Button>
      <LinkField
        label={text('letter.link')}
        link={link}
        hint={
          link.length > usualLinkChars ? text('letter.long', { count: link.length }) : undefined
        }
      />
    </Root>
  );
}
