import styled from 'styled-components';
import { color } from '../theme/color.ts';
import { display } from '../theme/type.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LanguageChoice {
  /** BCP 47, for `lang`. */
  code: string;
  /** What is seen: 'ES'. */
  shortName: string;
  /** The language's own name: 'Español'. */
  name: string;
}

export interface LanguageSwitchProps {
  label: string;
  /** Code of the language in use. */
  current: string;
  languages: readonly LanguageChoice[];
  onSelect: (code: string) => void;
}

const Root = styled.div`
  display: inline-flex;
`;

const Choice = styled.button`
  position: relative;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 600 16px / 1 ${display};
  cursor: pointer;

  &:hover { text-decoration: underline; text-underline-offset: 0.3em; }
  &[aria-pressed='true'] { box-shadow: inset 0 -3px 0 var(--control-mark, ${color.rosa}); }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { border-bottom: 3px solid CanvasText; }
  }
`;

/** One small button per language; the one in use is marked. */
export function LanguageSwitch({ label, current, languages, onSelect }: LanguageSwitchProps) {
  return (
    <Root role="group" aria-label={label}>
      {languages.map(({ code, shortName, name }) => (
        <Choice
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === current}
          onClick={() => onSelect(code)}
        >
          {/* What is seen is part of the name, so that it can be called by voice. */}
          {shortName}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Choice>
      ))}
    </Root>
  );
}
