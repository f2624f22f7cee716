import { border, color, display, fontSize, mirroredInRtl, size, space } from '@aulario/ui';
import styled from 'styled-components';

export interface CheckoutProgressProps {
  /** The number of owned courses. */
  done: number;
  /** The number of all courses; 0 renders an empty live region. */
  total: number;
  /** The progress in words: '2 de 5 son tuyos · 1 abierto'. */
  text: string;
}

/** With more courses, a step stands for several. */
const maxSteps = 10;

const width = 112;
const gap = 3;

const Root = styled.div`
  display: flex;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  max-width: ${size.lines};
  padding: ${space[3]} ${space[5]};
  background: ${color.subtle};

  &:empty { display: none; }
  @media screen and (forced-colors: active) { border: ${border.line} solid CanvasText; }
`;

const Steps = styled.svg`
  flex: none;
  width: 112px;
  height: ${size.badge};
  fill: ${color.line};
  ${mirroredInRtl}

  [data-done] { fill: ${color.success}; }
  @media screen and (forced-colors: active) {
    fill: GrayText;

    [data-done] { fill: CanvasText; }
  }
`;

const Text = styled.p`
  font: 600 ${fontSize.body} / 1.25 ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** The number of filled steps: some as soon as anything is done, all only when everything is. */
const filledSteps = (done: number, total: number, stepCount: number) =>
  done === 0 ? 0 : Math.max(1, Math.floor((done * stepCount) / total));

/** The progress of the checkout as stairs with a step for each course, and its words as a live region. */
export function CheckoutProgress({ done, total, text }: CheckoutProgressProps) {
  const stepCount = Math.min(total, maxSteps);
  const filled = filledSteps(done, total, stepCount);
  const stepWidth = (width - gap * (stepCount - 1)) / stepCount;
  return (
    <Root role="status">
      {total > 0 && (
        <>
          <Steps viewBox="0 0 112 24" aria-hidden="true">
            {Array.from({ length: stepCount }, (_, index) => {
              const height = stepCount === 1 ? 24 : 4 + (index * 20) / (stepCount - 1);
              return (
                <rect
                  key={height}
                  data-done={index < filled || undefined}
                  x={index * (stepWidth + gap)}
                  y={24 - height}
                  width={stepWidth}
                  height={height}
                />
              );
            })}
          </Steps>
          <Text>{text}</Text>
        </>
      )}
    </Root>
  );
}
