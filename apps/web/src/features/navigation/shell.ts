import { createContext, useContext } from 'react';
import { publicShell } from './shellPaths.ts';

const ShellContext = createContext(publicShell);

/** Tells the screens below it in which shell they stand. */
export const ShellProvider = ShellContext.Provider;

/** The addresses of the shell that the screen stands in: its links stay there. */
export const useShell = () => useContext(ShellContext);
