import { styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { size, space } from '../../theme/scale.ts';
import { display, fontSize } from '../../theme/type.ts';
import { Link } from '../Link/Link.tsx';

export interface LogoProps {
  /** Absent on the page to which it leads. */
  href?: string | undefined;
  /** The link's name: 'Aulario, inicio'. */
  label: string;
}

const Sign = styled.span`
  display: inline-flex;
  gap: ${space[3]};
  align-items: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: inherit;
  font: 700 ${fontSize.title} / 1 ${display};
  letter-spacing: -0.02em;
  text-decoration: none;
`;

const Mark = styled.svg`
  flex: none;
  width: ${size.mark};
  height: ${size.chip};
`;

/** The word; narrow bars hide it with `--wordmark: none`. */
export const Wordmark = styled.span`
  display: var(--wordmark, inline);
`;

const part = (fill: string, forced: string) => `
  fill: ${fill};
  @media screen and (forced-colors: active) { fill: ${forced}; }
`;

const Arch = styled.path`${part(`var(--logo-arch, ${color.primary})`, 'CanvasText')}`;
const Light = styled.path`${part(color.accent, 'Canvas')}`;
const Leaf = styled.path`${part(`var(--logo-leaf, ${color.primaryStrong})`, 'GrayText')}`;

/** The drawing of the logo. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 30 36" aria-hidden="true">
      <Arch d="M0 36V15a15 15 0 0 1 30 0v21z" />
      <Light d="M9 36V17a7 7 0 0 1 14 0v19z" />
      <Leaf d="M9 36V17q0-7 6-7.5V33z" />
    </Mark>
  );
}

/** The logo: drawing and word. */
export function Logo({ href, label }: LogoProps) {
  const drawing = (
    <>
      <LogoMark />
      <Wordmark aria-hidden="true" translate="no">
        aulario
      </Wordmark>
    </>
  );
  if (href === undefined) return <Sign>{drawing}</Sign>;
  return (
    <Sign as={Link} href={href} aria-label={label}>
      {drawing}
    </Sign>
  );
}
