import type { RenderedPage, RouteOffer } from '../render/prerenderedPage.ts';
import { isCatalogue } from '../render/structuredData.ts';

/** The line above the results, whose first paragraph offers the route to the goal that the search names. */
const line =
  /(<div class="[^"]*"><p(?:(?!<\/p>|<div).)*<\/p>)(?:(?!<div).)*<\/div><div id="results"/s;

/** Returns the offer that one of the pages shows; null where none does. */
export function routeOffer(pages: Iterable<RenderedPage>): RouteOffer | null {
  for (const { markup, data } of pages) {
    if (!isCatalogue(data) || data.goal instanceof Promise || data.goal.status !== 'found')
      continue;
    const [, offer] = line.exec(markup) ?? [];
    const goal = data.goal.value;
    if (goal !== null && offer !== undefined) return { html: `${offer}</div>`, goalId: goal.id };
  }
  return null;
}
