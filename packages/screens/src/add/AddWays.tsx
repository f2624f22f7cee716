import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { bookmarklet } from '@aulario/my-courses/add';
import { Disclosure, ScreenParts } from '@aulario/ui';

/** React refuses addresses of scripts; this one is only kept as a bookmark. */
const setScript = (link: HTMLAnchorElement | null) =>
  link?.setAttribute('href', bookmarklet(window.location.origin + paths.add));

/** The other ways to add a course: the share sheet, and a bookmarklet for the platform's page. */
export function AddWays() {
  const text = useTranslate();
  return (
    <Disclosure label={text('add.ways')}>
      <ScreenParts>
        <p>{text('add.waysShare')}</p>
        <div>
          <p>{text('add.waysBookmark')}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: a link to drag, whose address is set below. */}
          <a ref={setScript} href="#add-ways" onClick={(event) => event.preventDefault()}>
            {text('add.bookmark')}
          </a>
        </div>
        <p>{text('add.private')}</p>
      </ScreenParts>
    </Disclosure>
  );
}
