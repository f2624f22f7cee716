import * as v from 'valibot';

/** An array in which an item that cannot be read costs itself alone. */
export const readableItems = <T>(item: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) => items.filter((each) => each !== null)),
  );
