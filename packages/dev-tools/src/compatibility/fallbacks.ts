import type { FeaturePath } from './newFeatures.ts';

/** What older browsers of the floor show or do instead of a newer feature that the product uses. */
export const fallbacks: Readonly<Record<FeaturePath, string>> = {
  'api.Document.startViewTransition': 'asked for first; the next screen comes at once',
  'api.Element.auxclick_event': 'a course that the middle button opens is not marked as opened',
  'api.Element.touchstart_event': 'only touch screens have it',
  'api.Navigator.connection': 'asked for first (React)',
  'api.Navigator.share': 'asked for first; the link is copied',
  'css.properties.anchor-name': '@supports: the panel lies in the middle of the window',
  'css.properties.anchor-scope': '@supports, as anchor-name',
  'css.properties.position-anchor': '@supports, as anchor-name',
  'css.properties.position-area': '@supports, as anchor-name',
  'css.properties.position-try-fallbacks': '@supports, as anchor-name',
  'css.properties.box-decoration-break': '-webkit-box-decoration-break beside it',
  'css.properties.break-after.avoid': 'on paper a heading may end a page',
  'css.properties.content-visibility': 'all is laid out at once',
  'css.properties.overflow-clip-margin': '@supports',
  'css.properties.forced-color-adjust': 'Safari forces no colours',
  'css.properties.print-color-adjust': '-webkit-print-color-adjust beside it',
  'css.properties.scroll-initial-target': 'scrolled into view by the page’s code',
  'css.properties.scrollbar-width': 'the scrollbar shows',
  'css.properties.text-wrap.balance': 'lines of unequal length',
  'css.properties.text-wrap.pretty': 'a short last line',
  'css.selectors.-moz-range-thumb': '-webkit-slider-thumb beside it',
  'css.selectors.-webkit-search-cancel-button': 'only WebKit and Chromium draw that button',
  'css.selectors.-webkit-slider-thumb': '-moz-range-thumb beside it',
  'css.selectors.details-content': 'what is folded is not printed',
  'css.selectors.view-transition': 'as startViewTransition',
  'css.selectors.view-transition-group': 'as startViewTransition',
  'css.selectors.view-transition-new': 'as startViewTransition',
  'css.selectors.view-transition-old': 'as startViewTransition',
  'html.elements.link.blocking': 'a small shift of the header',
  'html.elements.link.rel.expect': 'a small shift of the header',
  'html.elements.link.rel.manifest': 'no installation',
  'html.elements.meta.name.theme-color': 'the browser’s own frame',
  'html.elements.meta.name.viewport': 'only phones need it',
  'html.global_attributes.autocapitalize': 'only screen keyboards capitalize',
  'html.global_attributes.autocorrect': 'the keyboard may correct a password that is shown',
  'javascript.builtins.Error.captureStackTrace': 'asked for first (libraries)',
};

/** Names in code, mostly of libraries, that only look like a new feature, or that it asks for first. */
export const libraryNames: Readonly<Record<string, readonly FeaturePath[]>> = {
  // The reader of an index's bytes has a method of that name, here, in the worker and in the pages.
  answerEarly: ['api.Blob.bytes'],
  catalogueWorker: ['api.Blob.bytes'],
  history: ['javascript.builtins.ArrayBuffer.resize'],
  index: [
    'api.CSSStyleDeclaration.cssFloat',
    'api.HTMLImageElement.fetchPriority',
    'html.global_attributes.is',
  ],
  // Hexadecimal of @noble/hashes, which asks for it first.
  moveOld: ['javascript.builtins.Uint8Array.fromHex', 'javascript.builtins.Uint8Array.toHex'],
  planCalendar: ['api.RTCIceCandidate.priority'],
  serviceWorker: ['api.MediaSource.handle'],
  // The client of the hosted search, and axios in it, which measures uploads by streams.
  typesense: [
    'api.ReadableStream.@@asyncIterator',
    'api.Window.cookieStore',
    'javascript.builtins.Iterator.toArray',
    'javascript.builtins.SuppressedError',
    'javascript.builtins.Symbol.asyncDispose',
    'javascript.builtins.Symbol.dispose',
  ],
};
