import { middle, narrow, wide } from './heroWidths.ts';

/** The twelve doors in the order in which they are hung, left to right and top to bottom. */
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

/** From one door to the next, and from one floor to the next. */
const pitch = { across: 102, down: 184 };

interface Hanging {
  columns: number;
  /** Foot of the first door. */
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

/** Declarations for one door's group: the same twelve doors make a house, a tower or an arcade. */
export const hangings = `
  ${wide} { ${hang({ columns: 4, left: 104, top: 190 })} }
  ${middle} { ${hang({ columns: 3, left: 28, top: 8 })} }
  ${narrow} { ${hang({ columns: 6, left: 60, top: 190 })} }
`;
