import { color, mirroredInRtl, motion } from '@aulario/ui';
import { doorColors } from '@aulario/ui/covers';
import styled, { css, keyframes } from 'styled-components';
import { Middle, middle, Narrow, narrow, Wide, wide } from './heroWidths.ts';

/** The shadow on plaster is lilac; elsewhere it is only darker. */
const plasterShade = { fill: color.tree, fillOpacity: 0.38 };
const shade = { fill: color.coverDim, fillOpacity: 0.18 };

/** The wide composition: 4 × 3 doors, with stairs at the right. */
function WideFacade() {
  return (
    <Wide>
      <path fill={color.ground} d="M514 374h60v23h26v23h26v23h26v23h26v23h26v24h26v24h26v23H514z" />
      <path {...shade} d="M514 374h12v14l88 172h-100z" />
      <path fill={color.plaster} d="M0 15h514v545H0z" />
      <path fill={color.plasterSide} d="M0 0h526v16H0zM0 190h526v14H0zM0 374h526v14H0z" />
      <path {...plasterShade} d="M0 16h514v9H0zM0 204h514v8H0zM0 388h514v8H0zM0 82l76 76v402H0z" />
      <path fill={color.lamp} d="M216 560h52l268 140H391z" />
    </Wide>
  );
}

/** The medium composition: a tower of 3 × 4 doors in front of the wall. */
function MiddleFacade() {
  return (
    <Middle>
      <path {...shade} d="M332-90l84 84v389l50 50v127h-134z" />
      <path fill={color.stair} d="M332 376h60v23h26v23h26v23h26v23h26v23h26v24h26v24h26v21H332z" />
      <path {...shade} d="M332 376h12v14l88 170H332z" />
      <path fill={color.plaster} d="M0-167h332v727H0z" />
      <path
        fill={color.plasterSide}
        d="M-10-182h352v16H-10zM-10 8h352v14H-10zM-10 192h352v14H-10zM-10 376h352v14H-10z"
      />
      <path {...plasterShade} d="M0-166h332v9H0zM0 22h332v8H0zM0 206h332v8H0zM0 390h332v8H0z" />
      <path fill={color.lamp} d="M38 560h52l267 160H207z" />
    </Middle>
  );
}

/** The narrow composition: six doors per floor, partly behind the ground. */
function NarrowFacade() {
  return (
    <Narrow>
      <path fill={color.ground} d="M670 190h60v23h26v23h26v23h26v23h26v23h26v255H670z" />
      <path {...shade} d="M670 190h12v14l88 172H670z" />
      <path fill={color.plaster} d="M0 15h670v545H0z" />
      <path fill={color.plasterSide} d="M0 0h682v16H0zM0 190h682v14H0zM0 374h682v14H0z" />
      <path {...plasterShade} d="M0 0h682l-30 30H30zM0 204h670v8H0z" />
    </Narrow>
  );
}

/** The facade of each composition, without its doors. */
function HeroFacade() {
  return (
    <g>
      <WideFacade />
      <MiddleFacade />
      <NarrowFacade />
    </g>
  );
}

const ajar = 'skewY(9deg) scaleX(0.32)';

const openForAWhile = keyframes`
  0%, 4% { transform: none; }
  9%, 24% { transform: ${ajar}; }
  30%, 100% { transform: none; }
`;

/** In the dark theme, closed doors are unlit. */
const Shut = styled.g`
  filter: brightness(${color.shutter});
`;

const Leaf = styled(Shut)<{ $isOpen: boolean; $delay: number | null }>`
  transform-box: fill-box;
  transform-origin: left;
  transform: ${({ $isOpen }) => ($isOpen ? ajar : 'none')};
  ${({ $delay }) =>
    $delay === null
      ? ''
      : css`
          ${motion.allowed} {
            animation: ${openForAWhile} 24s ${motion.ease} ${$delay}s infinite;
          }
        `}
`;

interface HeroDoorProps {
  category: string;
  /** Whether it is open when not animated. */
  isOpen: boolean;
  /** The animation delay in seconds before the door opens; null for no animation. */
  delay: number | null;
}

/** A door of 72 × 132 px with its origin at the bottom left. */
function HeroDoor({ category, isOpen, delay }: HeroDoorProps) {
  const { frame, light, leaf } = doorColors(category);
  return (
    <>
      <Shut>
        <path fill={frame} d="M0 0v-96a36 36 0 0 1 72 0V0z" />
      </Shut>
      <path fill={color.lamp} d="M10 0v-96a26 26 0 0 1 52 0V0z" />
      <Leaf $isOpen={isOpen} $delay={delay}>
        <path fill={leaf} stroke={leaf} d="M10 0v-96a26 26 0 0 1 52 0V0z" />
        <path fill={light} d="M53-56h4v13h-4z" />
      </Leaf>
    </>
  );
}

/** The twelve doors, left to right and top to bottom. */
const heroDoors = [
  { category: 'Business', isOpen: false, delay: null },
  { category: 'Music', isOpen: true, delay: null },
  { category: 'Development', isOpen: false, delay: null },
  { category: 'Personal Development', isOpen: false, delay: 16 },
  { category: 'Design', isOpen: false, delay: 0 },
  { category: 'Lifestyle', isOpen: false, delay: null },
  { category: 'Finance & Accounting', isOpen: false, delay: 8 },
  { category: 'IT & Software', isOpen: false, delay: null },
  { category: 'Office Productivity', isOpen: false, delay: null },
  { category: 'Marketing', isOpen: true, delay: null },
  { category: 'Teaching & Academics', isOpen: false, delay: null },
  { category: 'Photography & Video', isOpen: false, delay: null },
] as const;

/** The distances between doors and between floors. */
const pitch = { across: 102, down: 184 };

interface Hanging {
  columns: number;
  /** The bottom of the first door. */
  left: number;
  top: number;
}

const hang = ({ columns, left, top }: Hanging) =>
  heroDoors
    .map((_, index) => {
      const x = left + (index % columns) * pitch.across;
      const y = top + Math.floor(index / columns) * pitch.down;
      return `&:nth-child(${index + 1}) { transform: translate(${x}px, ${y}px); }`;
    })
    .join('\n');

/** Declarations that position one door in each of the three compositions. */
const hangings = `
  ${wide} { ${hang({ columns: 4, left: 104, top: 190 })} }
  ${middle} { ${hang({ columns: 3, left: 28, top: 8 })} }
  ${narrow} { ${hang({ columns: 6, left: 60, top: 190 })} }
`;

const Root = styled.svg`
  position: absolute;
  top: 0;
  inset-inline-start: 6%;
  width: 330px;
  overflow: visible;
  /* Mirrored, so that the stairs are on the far side of the text. */
  ${mirroredInRtl}
  ${middle} {
    top: auto;
    bottom: 100px;
    inset-inline-start: 57%;
    width: 368px;
  }
  ${wide} {
    top: auto;
    bottom: var(--hero-foot, 96px);
    inset-inline-start: 54.5%;
    /* Smaller where the last column of doors would not fit. */
    width: var(--hero-building, min(470px, 45.5vw + 30px));
  }
`;

const Place = styled.g`
  ${hangings}
`;

/** The drawing of the building with twelve doors, one per category. */
export function HeroBuilding() {
  return (
    <Root viewBox="0 0 526 560" aria-hidden="true">
      <HeroFacade />
      <g>
        {heroDoors.map(({ category, isOpen, delay }) => (
          <Place key={category}>
            <HeroDoor category={category} isOpen={isOpen} delay={delay} />
          </Place>
        ))}
      </g>
    </Root>
  );
}
