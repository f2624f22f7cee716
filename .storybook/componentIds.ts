/**
 * Names the classes of components after their files, which the compiler does. Counted, as styled-components does
 * alone, they depend on which file is loaded first, and the gate takes one component for another.
 */
export const componentIds = {
  styledComponents: { displayName: false, fileName: false, minify: false },
};
