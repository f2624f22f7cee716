import { useId } from 'react';
import styled from 'styled-components';
import { Checkbox } from '../components/Checkbox.tsx';
import { Link } from '../components/Link.tsx';
import { color } from '../theme/color.ts';
import { below, border, space } from '../theme/scale.ts';

export interface HandOffRowProps {
  title: string;
  /** BCP 47 tag of the title when it is not in the page's language. */
  titleLang?: string | undefined;
  /** The course on its platform; opens in a new tab. */
  href: string;
  /** 'Open on Udemy', or 'Open again' once it was opened. */
  linkLabel: string;
  /** True once the course was opened or ticked off. */
  isOpened: boolean;
  /** Name of the tick, title included. */
  tickLabel: string;
  /** The tick was set or taken away by hand. */
  onToggle: (isOpened: boolean) => void;
  /** The link was followed. */
  onOpen: () => void;
}

const Root = styled.li`
  display: flex;
  gap: 14px;
  align-items: center;
  padding: 6px 0;
  border-bottom: ${border.rule} solid ${color.line};

  ${below('text')} {
    align-items: flex-start;
  }
`;

const Text = styled.div`
  display: flex;
  flex: 1;
  gap: 0 ${space.s24};
  align-items: center;
  justify-content: space-between;
  min-width: 0;

  ${below('text')} {
    flex-direction: column;
    align-items: flex-start;
    padding-top: 9px;
  }
`;

const Title = styled.span`
  min-width: 0;
  overflow-wrap: break-word;

  &[data-opened='true'] {
    color: ${color.textMuted};
  }
`;

const OpenLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
`;

/** A course on the way out of the cart: tick, title and the link to its platform. */
export function HandOffRow(props: HandOffRowProps) {
  const titleId = useId();
  return (
    <Root>
      <Checkbox
        label={props.tickLabel}
        isLabelHidden
        checked={props.isOpened}
        onChange={(event) => props.onToggle(event.currentTarget.checked)}
      />
      <Text>
        <Title id={titleId} lang={props.titleLang} data-opened={props.isOpened}>
          {props.title}
        </Title>
        <OpenLink
          href={props.href}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={titleId}
          onClick={props.onOpen}
          onAuxClick={(event) => {
            // The middle button opens a tab too; the right one only a menu.
            if (event.button === 1) props.onOpen();
          }}
        >
          {props.linkLabel}
        </OpenLink>
      </Text>
    </Root>
  );
}
