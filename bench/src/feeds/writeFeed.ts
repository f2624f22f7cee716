import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const words =
  'A course that is made up to be measured, with a sentence or two about what it teaches. ';

const record = (number: number) => ({
  _class: 'course',
  id: number,
  title: `Made-up course ${number}`,
  url: `/course/made-up-${number}/`,
  is_paid: number % 9 !== 0,
  price: number % 9 === 0 ? 'Free' : '$19.99',
  price_detail: number % 9 === 0 ? null : { amount: 19.99, currency: 'USD' },
  visible_instructors: [{ display_name: 'Nobody', job_title: words }],
  image_480x270: 'https://img.example/480x270/1.jpg',
  locale: { locale: 'en_US' },
  headline: `Learn <b>${number % 100}</b> &amp; more`,
  avg_rating: 4 + (number % 10) / 10,
  num_reviews: number % 5000,
  content_info: `${(number % 40) + 1} total hours`,
  instructional_level: 'All Levels',
  primary_category: { title: 'Development' },
  description: `<p>${words.repeat(3)}</p>`,
});

function* lines(records: number): Generator<string> {
  yield '{"results":[';
  for (let number = 1; number <= records; number += 1) {
    yield `${number === 1 ? '' : ','}${JSON.stringify(record(number))}`;
  }
  yield ']}';
}

/** Writes a feed of `records` records in Udemy's format. */
export const writeFeed = (file: string, records: number): Promise<void> =>
  pipeline(Readable.from(lines(records)), createWriteStream(file));
