import { mirroredInRtl } from '@aulario/ui';
import styled from 'styled-components';
import { HeroDoor } from './HeroDoor.tsx';
import { HeroFacade } from './HeroFacade.tsx';
import { middle, narrow, wide } from './heroWidths.ts';

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
