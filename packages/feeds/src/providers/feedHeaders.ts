import * as v from 'valibot';

/** A header that a feed wants; its value is only in the environment. */
const headerSchema = v.strictObject({
  /** The environment variable that holds the secret part of the value. */
  variable: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/, 'Not the name of a variable')),
  /** What stands before it, 'Bearer '. */
  prefix: v.optional(v.string(), ''),
});

/** Headers by their names, 'Authorization'. */
export const feedHeadersSchema = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'Not the name of a header')),
  headerSchema,
);

/** The headers of a feed, without their secret parts. */
export type FeedHeaders = v.InferOutput<typeof feedHeadersSchema>;

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * The headers to send to a feed's address; none for a file. Throws an Error that names the header and
 * the variable, and never its value, where one is missing or cannot be sent.
 */
export function headersFor(
  source: string,
  headers: FeedHeaders,
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const wanted = Object.entries(headers);
  if (wanted.length === 0 || !/^https?:\/\//i.test(source)) return {};
  const url = new URL(source);
  if (url.protocol === 'http:' && !isLocal(url))
    throw new Error('Secret headers are only sent to an https address');
  return Object.fromEntries(
    wanted.map(([name, { variable, prefix }]) => {
      const secret = environment[variable]?.trim() ?? '';
      if (secret === '')
        throw new Error(`The feed wants the header ${name}: set the variable ${variable}`);
      if (!/^[\x21-\x7e]+$/.test(secret))
        throw new Error(`The variable ${variable} holds no value of a header`);
      return [name, prefix + secret];
    }),
  );
}
