/** The hero has three compositions; the middle one begins where a tower of doors fits beside the title. */
export const narrow = '@media (max-width: 599.98px)';
export const middle = '@media (min-width: 600px) and (max-width: 899.98px)';
export const wide = '@media (min-width: 900px)';
