import type { Rolldown } from 'vite';

/**
 * What is loaded together lies in one file, since every file costs a request: left to itself, the
 * build cuts one for each set of screens that share something, and a screen waits for thirty. A group
 * takes what it names and all that this imports; the first that names a module has it.
 */
export const codeGroups: Rolldown.CodeSplittingGroup[] = [
  // The accounts run before the application has come: what both need is neither's.
  {
    name: 'base',
    test: /\/(?:auth\/src\/\w+\.|safe-url\/src|app\/env\.|services\/openStorage|navigation\/languageAddress)|preload-helper|rolldown\/runtime/,
  },
  { name: 'app', tags: ['$initial'] },
  { name: 'accounts', test: /\/(?:src\/app\/accounts|auth\/src\/firebase\/connectEmulator)\./ },
  { name: 'pictures', test: /\/ui\/src\/covers\/|\/(?:CourseCover|CategoryCorridor|coverOf)\./ },
  { name: 'shell', test: /\/src\/routes\/(?:dashboard|dashboardError|publicShell)\./ },
  { name: 'courses', test: /\/src\/routes\/catalogue\./ },
  { name: 'forms', test: /\/src\/routes\/(?:login|signup)\./ },
];
