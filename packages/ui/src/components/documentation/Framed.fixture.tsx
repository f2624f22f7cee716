import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '../../theme/GlobalStyle.ts';
import { forceColors } from './forcedColors.fixture.ts';

interface FramedProps {
  readonly title: string;
  /** The width of the window in px; as wide as there is room by default. */
  readonly widthPx?: number | undefined;
  readonly isForced?: boolean | undefined;
  readonly children: ReactNode;
}

/** Higher than this it scrolls. */
const maxHeightPx = 640;

/** Shows its children in a window of its own, whose width and forced colours style rules ask for. */
export function Framed({ title, widthPx, isForced = false, children }: FramedProps) {
  const content = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    if (page === null || content.current === null) return;
    // The fonts.
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) {
      page.head.append(sheet.cloneNode());
    }
    const observer = new ResizeObserver(([box]) => setHeightPx(box?.target.scrollHeight ?? 0));
    observer.observe(content.current);
    const stop = isForced ? forceColors(page) : null;
    return () => {
      observer.disconnect();
      stop?.();
    };
  }, [page, isForced]);
  return (
    <iframe
      title={title}
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      style={{
        display: 'block',
        width: widthPx ?? '100%',
        height: widthPx === undefined ? heightPx : Math.min(heightPx, maxHeightPx),
        border: 0,
      }}
    >
      {page &&
        createPortal(
          <StyleSheetManager target={page.head}>
            <GlobalStyle />
            <div ref={content}>{children}</div>
          </StyleSheetManager>,
          page.body,
        )}
    </iframe>
  );
}
