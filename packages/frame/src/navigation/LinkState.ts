import { createContext } from 'react';

/** History state that the links below add to the entry they create; null for none. */
export const LinkState = createContext<object | null>(null);
