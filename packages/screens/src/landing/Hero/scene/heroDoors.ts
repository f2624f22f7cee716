import { middle, narrow, wide } from './heroWidths.ts';

/** The twelve doors, left to right and top to bottom. */
export const heroDoors = [
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
export const hangings = `
  ${wide} { ${hang({ columns: 4, left: 104, top: 190 })} }
  ${middle} { ${hang({ columns: 3, left: 28, top: 8 })} }
  ${narrow} { ${hang({ columns: 6, left: 60, top: 190 })} }
`;
