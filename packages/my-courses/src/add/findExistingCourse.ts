import {
  type Catalogue,
  type Course,
  emptyQuery,
  type Filters,
  platformList,
} from '@aulario/course-data';

const sameTitle = (a: string, b: string) =>
  a.localeCompare(b, undefined, { sensitivity: 'base', ignorePunctuation: true }) === 0;

const bareHost = (host: string) => host.replace(/^www\./, '');

/** The segments of a path, which some platforms end in a slash. */
const segmentsOf = ({ pathname }: URL) => pathname.split('/').filter((part) => part !== '');

/**
 * Whether an address is that of a course, or of a page of it, such as a lesson:
 * '/learn/python/home/welcome' is of '/learn/python'.
 */
function isOfCourse(address: URL, course: URL): boolean {
  const segments = segmentsOf(address);
  const own = segmentsOf(course);
  if (bareHost(address.host) !== bareHost(course.host) || own.length === 0) return false;
  if (course.search !== '' && course.search !== address.search) return false;
  return own.every((segment, place) => segment === segments[place]);
}

/** The words of a part of an address, which may be a title: 'guitarra-desde-cero'. */
const wordsOf = (segment: string) => segment.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/**
 * Finds the course of the catalogue with an address, by its id or by a search for its title.
 * Without an address ('') finds the only course with the title. Null for none.
 */
export async function findExistingCourse(
  catalogue: Pick<Catalogue, 'search' | 'course'>,
  address: string,
  title: string,
): Promise<Course | null> {
  const ask = async (text: string, filters: Filters = {}) => {
    const { results } = await catalogue.search({ ...emptyQuery, text, filters });
    return results.map(({ course }) => course);
  };
  if (address === '') {
    const found = (await ask(title)).filter((course) => sameTitle(course.title, title));
    return found.length === 1 ? (found[0] ?? null) : null;
  }
  const url = new URL(address);
  // Most platforms of a catalogue, which may not be loaded yet, are named after their host.
  const host = bareHost(url.host);
  const known = platformList().find(({ hosts }) => hosts.map(bareHost).includes(host));
  const platform = known?.id ?? host;
  const parts = segmentsOf(url).slice(0, 4);
  const searched = (text: string) => () => (text === '' ? [] : ask(text, { platform: [platform] }));
  const lookedUp = (part: string) => async () => {
    const page = await catalogue.course(`${platform}:${part}`);
    return page === null ? [] : [page.course];
  };
  const texts = title === '' ? parts.map(wordsOf) : [title];
  // The first part of a path names what it leads to: 'course'.
  for (const find of [...parts.slice(1).map(lookedUp), ...texts.slice(-3).map(searched)]) {
    const course = (await find()).find((each) => isOfCourse(url, new URL(each.url)));
    if (course !== undefined) return course;
  }
  return null;
}
