import { type CSSProperties, useId } from 'react';
import { IconButton } from '../components/IconButton.tsx';
import { ArrowRightIcon, CloseIcon } from '../components/icons.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { PanelPlace } from './panelParts.ts';
import { usePanel } from './usePanel.ts';
import {
  Facts,
  Head,
  Note,
  Opener,
  Row,
  Rows,
  Share,
  Track,
  Waiting,
  WhyRoot,
  Words,
} from './whyParts.ts';

/** What one word that was asked for did for a result. */
export interface WhyRow {
  /** The word as it was typed. */
  asked: string;
  /** The word of the course; shown when it is another one. */
  found: string;
  /** BCP 47 tag of the found word when it is not in the page's language. */
  foundLang?: string | undefined;
  /** How the two are alike: 'parecida', 'traducida'. */
  kind: string;
  /** Where it was found: 'título, profesora'. */
  fields: string;
  /** Its part of the score, from 0 to 1. */
  share: number;
  /** The same in words: '62 %'. */
  shareLabel: string;
}

export interface WhyPanelProps {
  /** '¿Por qué aparece?'. */
  label: string;
  /** The button's name, which goes on with the course's title. */
  accessibleLabel: string;
  /** Head of the panel. */
  title: string;
  closeLabel: string;
  /** Null while they are on their way. */
  rows: readonly WhyRow[] | null;
  /** A sentence below the rows. */
  note?: string | undefined;
  /** The panel is about to open: the rows may be asked for now. */
  onOpen?: (() => void) | undefined;
}

function Reason({ asked, found, foundLang, kind, fields, share, shareLabel }: WhyRow) {
  return (
    <Row>
      <Words>
        {asked}
        {found !== asked && (
          <>
            {' '}
            <ArrowRightIcon /> <span lang={foundLang}>{found}</span>
          </>
        )}
      </Words>
      <Facts>
        {kind} · {fields}
      </Facts>
      <Share>
        <Track aria-hidden="true" style={{ '--share': share } as CSSProperties} />
        {shareLabel}
      </Share>
    </Row>
  );
}

/** Says why a result was found: a quiet button, and a panel with each word's part in it. */
export function WhyPanel(props: WhyPanelProps) {
  const { rows, note } = props;
  const { hasOpened, place, button, panel } = usePanel(props.onOpen);
  const titleId = useId();
  return (
    <PanelPlace {...place}>
      <Opener type="button" aria-label={props.accessibleLabel} {...button}>
        {props.label}
      </Opener>
      <WhyRoot {...panel} role="group" aria-labelledby={titleId} aria-busy={rows === null}>
        {hasOpened && (
          <>
            <Head>
              <span id={titleId}>{props.title}</span>
              <IconButton
                label={props.closeLabel}
                icon={<CloseIcon />}
                popoverTarget={panel.id}
                popoverTargetAction="hide"
              />
            </Head>
            {rows === null ? (
              <Waiting>
                <Skeleton isOnSurface width="62%" />
                <Skeleton isOnSurface />
              </Waiting>
            ) : (
              <Rows role="list">
                {rows.map((row) => (
                  <Reason key={`${row.asked} ${row.found} ${row.kind}`} {...row} />
                ))}
              </Rows>
            )}
            {note !== undefined && <Note>{note}</Note>}
          </>
        )}
      </WhyRoot>
    </PanelPlace>
  );
}
