/** Resolves with loader data in which every promise has been awaited. */
export async function awaitLoaderData(data: unknown): Promise<unknown> {
  const known = await data;
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return known;
  const entries = Object.entries(known).map(async ([name, value]) => [
    name,
    await awaitLoaderData(value),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}
