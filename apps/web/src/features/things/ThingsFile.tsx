import type { CategoryId } from '@aulario/course-data';
import { Button } from '@aulario/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { AccountAnswer } from '../account/AccountAnswer.tsx';
import { useText } from '../language/useText.ts';
import { useThings } from './useThings.ts';

const Root = styled.div`
  display: grid;
  gap: 16px;
  width: 100%;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

interface ThingsFileProps {
  /** Told the category that came with a file. */
  onCategory: (category: CategoryId) => void;
}

/** Everything in one file, out and back in. */
export function ThingsFile({ onCategory }: ThingsFileProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const { answer, save, load } = useThings(onCategory);
  return (
    <Root>
      <p>{text('things.text')}</p>
      <Buttons>
        <Button variant="ghost" onClick={save}>
          {text('things.save')}
        </Button>
        <Button variant="ghost" onClick={() => input.current?.click()}>
          {text('things.load')}
        </Button>
      </Buttons>
      {/* The button beside it opens it, in the look of the other buttons. */}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={text('things.file')}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          if (file) void load(file).finally(() => (target.value = ''));
        }}
      />
      <AccountAnswer answer={answer} />
    </Root>
  );
}
