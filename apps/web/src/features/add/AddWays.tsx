import { bookmarklet } from '@aulario/course-data/add';
import { ScreenParts, TextField } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { paths } from '../navigation/paths.ts';

/** The other ways to add a course: the share sheet, and a bookmarklet for the platform's page. */
export function AddWays() {
  const text = useTranslate();
  return (
    <ScreenParts as="section" aria-labelledby="add-ways">
      <h2 id="add-ways">{text('add.ways')}</h2>
      <p>{text('add.waysShare')}</p>
      <p>{text('add.waysBookmark')}</p>
      <TextField
        readOnly
        label={text('add.bookmark')}
        value={bookmarklet(window.location.origin + paths.add)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p>{text('add.private')}</p>
    </ScreenParts>
  );
}
