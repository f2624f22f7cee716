import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import type { Texts } from '@aulario/frame/language/loadTexts.ts';
import { type ScreenName, screenTexts } from '@aulario/screens/screenTexts.ts';
import type { RouteObject } from 'react-router-dom';

type Screen = Required<Pick<RouteObject, 'Component'>> & Pick<RouteObject, 'loader'>;

/** Loads a screen's code and its texts at the same time. */
export const createScreenLoader =
  (texts: Texts) => (name: ScreenName, load: () => Promise<Screen>) => async () => {
    // A function, since the router passes over the failure of a `lazy.Component` and shows nothing.
    const [{ Component, loader }] = await loadCode(async () => {
      const parts = [load(), texts.need(screenTexts[name])] as const;
      // Both failures arrive before the recovery starts, which asks for the files of both.
      await Promise.allSettled(parts);
      return Promise.all(parts);
    });
    return loader === undefined ? { Component } : { Component, loader };
  };

export type ScreenLoader = ReturnType<typeof createScreenLoader>;
