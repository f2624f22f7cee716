const isPending = (data: unknown): boolean =>
  data instanceof Promise ||
  (typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.values(data).some(isPending));

/** Resolves with loader data in which every promise has been awaited. */
export async function awaitLoaderData(data: unknown): Promise<unknown> {
  // A promise for each value takes longer than the rest of a page that is kept.
  if (!isPending(data)) return data;
  const known = await data;
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return known;
  const entries = Object.entries(known).map(async ([name, value]) => [
    name,
    await awaitLoaderData(value),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
