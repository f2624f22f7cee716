// What the build writes into a page (pages/fill/fillPage.ts), its start scripts change, and the
// application reads and removes. Styles of prerendered pages refer to the same attributes. Beside
// them a page contains blocks of JSON: dashboardFiles.ts, preloads.ts, preparedAnswers.ts and pageData.ts.

/** The `data-` attributes of `<html>`. */
export interface PageAttributes {
  /** The address that the page was prerendered for; absent in other pages. */
  path?: string;
  /** Present where the query string changes the content: the application then renders the page. */
  searched?: string;
  /**
   * Present while the content is hidden because the page was opened at another address, or, with the
   * value 'search', with a query string that changes it. With the value 'answered' the courses of the
   * search are shown, and all else is hidden.
   */
  outdated?: string;
  /** Present while an answer to the search that needs no application (startSearched.ts) is on its way. */
  prepared?: string;
  /** Present where the browser is too old for the application (oldBrowser.js). */
  unsupported?: string;
}

/** The `data-` attributes of `#root`. */
export interface RootAttributes {
  /** The address of the application's script, in a prerendered page that waits for it. */
  application?: string;
  /** The addresses of the scripts of the page's screen, separated by spaces. */
  modules?: string;
  /** Present where the application also loads when the browser is idle. */
  idle?: string;
  /** Present while the dashboard's page shows its frame, or, with the value 'home' or 'kept', the home. */
  frame?: string;
  /** Present where the home leaves room for a banner above its courses. */
  noted?: string;
}

/** Marks a pressed control of a page that needs the application, which repeats the press. */
export const pressedMark = 'data-pressed';

/** Returns the attributes of the page; a change of the object changes them. */
export const pageAttributes = () => document.documentElement.dataset as PageAttributes;

/** Returns the attributes of `#root`; a change of the object changes them. */
export const rootAttributes = (root: HTMLElement) => root.dataset as RootAttributes;

/** Returns the attributes as HTML, each with a leading space. The values are not escaped. */
export const attributesHtml = (marks: PageAttributes | RootAttributes): string =>
  Object.entries(marks)
    .map(([name, value]) => ` data-${name}="${value}"`)
    .join('');
