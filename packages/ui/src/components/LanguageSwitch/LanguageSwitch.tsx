import { useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, size } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** A language that can be chosen. */
export interface LanguageChoice {
  /** BCP 47, for `lang`. */
  code: string;
  /** The visible label: 'ES'. */
  shortName: string;
  /** The language's own name: 'Español'. */
  name: string;
  /** The address of the page in this language; makes the choice a link. */
  href?: string | undefined;
}

export interface LanguageSwitchProps {
  label: string;
  /** Code of the language in use. */
  current: string;
  languages: readonly LanguageChoice[];
  /** Called instead of following the choice's address. */
  onSelect: (code: string) => void;
}

const Root = styled.div`
  display: inline-flex;
`;

const Choice = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 ${fontSize.label} / 1 ${display};
  text-decoration: none;
  cursor: pointer;

  &:hover { text-decoration: underline; text-underline-offset: 0.3em; }
`;

/** The language in use, which takes the focus of the choice that it replaces. */
const Current = styled(Choice)`
  outline: 0;
  box-shadow: inset 0 -${border.ring} 0 var(--control-mark, ${color.primary});
  cursor: default;

  &:hover { text-decoration: none; }
  @media screen and (forced-colors: active) { border-bottom: ${border.ring} solid CanvasText; }
`;

/** One small button or link per other language; the one in use is a marked text. */
export function LanguageSwitch({ label, current, languages, onSelect }: LanguageSwitchProps) {
  const root = useRef<HTMLDivElement>(null);
  const isLeft = useRef(false);
  const select = (code: string) => {
    isLeft.current = true;
    onSelect(code);
  };

  useLayoutEffect(() => {
    if (!isLeft.current || current === '') return;
    isLeft.current = false;
    root.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [current]);

  return (
    <Root ref={root} role="group" aria-label={label}>
      {languages.map(({ code, shortName, name, href }) => {
        // The accessible name contains the visible label, as voice control requires.
        const words = (
          <>
            <span>{shortName}</span>
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </>
        );
        if (code === current) {
          return (
            <Current as="span" key={code} lang={code} aria-current="true" tabIndex={-1}>
              {words}
            </Current>
          );
        }
        if (href === undefined) {
          return (
            <Choice key={code} type="button" lang={code} onClick={() => select(code)}>
              {words}
            </Choice>
          );
        }
        return (
          <Choice
            as={Link}
            key={code}
            href={href}
            lang={code}
            hrefLang={code}
            onClick={(event) => {
              // With a modifier key the browser opens a new tab or window.
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              select(code);
            }}
          >
            {words}
          </Choice>
        );
      })}
    </Root>
  );
}
