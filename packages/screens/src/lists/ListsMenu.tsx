import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import {
  CardMenu,
  CardMenuItem,
  CardMenuLink,
  DownloadIcon,
  HistoryIcon,
  PrintIcon,
} from '@aulario/ui';

interface ListsMenuProps {
  /** Downloads the courses as a table; null without any. */
  onTable: (() => void) | null;
}

/** The menu of all lists: what changed in them, and their courses as a table or on paper. */
export function ListsMenu({ onTable }: ListsMenuProps) {
  const text = useTranslate();
  const { changed } = useShell();
  return (
    <div>
      <CardMenu label={text('course.more', { title: text('lists.title') })}>
        <CardMenuLink icon={<HistoryIcon />} label={text('changes.title')} href={changed} />
        {onTable !== null && (
          <>
            <CardMenuItem icon={<DownloadIcon />} label={text('lists.table')} onSelect={onTable} />
            <CardMenuItem
              icon={<PrintIcon />}
              label={text('common.print')}
              onSelect={() => window.print()}
            />
          </>
        )}
      </CardMenu>
    </div>
  );
}
