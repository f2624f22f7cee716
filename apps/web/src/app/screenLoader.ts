import type { RouteObject } from 'react-router-dom';
import { ChunkLoadError } from '../features/errors/ChunkLoadError.ts';
import { recoveryUnderWay } from '../features/errors/recoverFromFailedChunks.ts';
import type { Texts } from '../features/language/loadTexts.ts';
import { type ScreenName, screenTexts } from './screenTexts.ts';

type Screen = Required<Pick<RouteObject, 'Component'>> & Pick<RouteObject, 'loader'>;

/** Loads a screen's code and its texts at the same time. */
export const createScreenLoader =
  (texts: Texts) => (name: ScreenName, load: () => Promise<Screen>) => async () => {
    // A function, since the router passes over the failure of a `lazy.Component` and shows nothing.
    try {
      const [{ Component, loader }] = await Promise.all([load(), texts.need(screenTexts[name])]);
      return loader === undefined ? { Component } : { Component, loader };
    } catch (cause) {
      await recoveryUnderWay();
      throw new ChunkLoadError(cause);
    }
  };

export type ScreenLoader = ReturnType<typeof createScreenLoader>;
