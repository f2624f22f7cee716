import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { bookmarklet } from '@aulario/my-courses/add';
import { ScreenParts, TextField } from '@aulario/ui';

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
