import { createContext, useContext } from 'react';
import { publicShell } from './shellPaths.ts';

const ShellContext = createContext(publicShell);

/** Provides the shell that contains the screens. */
export const ShellProvider = ShellContext.Provider;

/** The addresses of the current shell, so that links stay in it. */
export const useShell = () => useContext(ShellContext);
