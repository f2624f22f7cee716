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
  /** Downloads the courses, each in one format; null without any. */
  downloads: Readonly<Record<'table' | 'bookmarks' | 'markdown', () => void>> | null;
}

/** The menu of all lists: what changed in them, and their courses as files or on paper. */
export function ListsMenu({ downloads }: ListsMenuProps) {
  const text = useTranslate();
  const { changed } = useShell();
  return (
    <div>
      <CardMenu label={text('course.more', { title: text('lists.title') })}>
        <CardMenuLink icon={<HistoryIcon />} label={text('changes.title')} href={changed} />
        {downloads !== null && (
          <>
            {(['table', 'bookmarks', 'markdown'] as const).map((format) => (
              <CardMenuItem
                key={format}
                icon={<DownloadIcon />}
                label={text(`lists.${format}`)}
                onSelect={downloads[format]}
              />
            ))}
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
