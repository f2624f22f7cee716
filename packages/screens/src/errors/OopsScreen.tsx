import { fixedTexts, useFixedTextsLang } from '@aulario/frame/language/fixedTexts.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { usePageTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { ButtonLink } from '@aulario/ui';
import type { ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen/ErrorScreen.tsx';

interface OopsScreenProps {
  homeHref: string;
  /** What the reader can do about it. */
  advice?: string | undefined;
  status?: string | undefined;
  /** Beside the link home. */
  retry?: ReactNode;
  /** What else may help, below the actions. */
  help?: ReactNode;
  /** Whether the dashboard's frame surrounds the screen. */
  isInside?: boolean | undefined;
}

/** The error screen of failed and unknown routes. */
export function OopsScreen(props: OopsScreenProps) {
  const { homeHref, advice, status, retry, help, isInside } = props;
  const text = useTranslate();
  const quotedLang = useFixedTextsLang();
  usePageTitle(fixedTexts.oops);
  return (
    <ErrorScreen
      title={fixedTexts.oops}
      titleLang={quotedLang}
      message={fixedTexts.sorry}
      messageLang={quotedLang}
      advice={advice}
      status={status}
      help={help}
      isInside={isInside}
      actions={
        <>
          <ButtonLink href={homeHref} variant={retry === undefined ? 'ghost' : 'primary'}>
            {text('error.home')}
          </ButtonLink>
          {retry}
        </>
      }
    />
  );
}
