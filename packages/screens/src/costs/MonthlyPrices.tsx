import type { Course } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { platformCurrencies } from '@aulario/my-courses/costs';
import type { MonthlyPrice } from '@aulario/my-courses/plan';
import { space } from '@aulario/ui';
import styled from 'styled-components';
import { MonthlyPriceField } from './MonthlyPriceField.tsx';

const Root = styled.details`
  max-width: 34em;

  > summary { min-height: 44px; padding-block: ${space[3]}; cursor: pointer; }
  @media print { display: none; }
`;

const Fields = styled.div`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[4]};
`;

interface MonthlyPricesProps {
  courses: readonly Course[];
  prices: readonly MonthlyPrice[];
  onPrices: (prices: readonly MonthlyPrice[]) => void;
}

/** Fields for the prices of subscriptions, since no tariff with a source is known. */
export function MonthlyPrices({ courses, prices, onPrices }: MonthlyPricesProps) {
  const text = useTranslate();
  const platforms = platformCurrencies(courses);
  if (platforms.size === 0) return null;
  return (
    <Root>
      <summary>{text('costs.monthly')}</summary>
      <p>{text('costs.monthlyText')}</p>
      <Fields>
        {[...platforms].map(([platform, currency]) => (
          <MonthlyPriceField
            key={platform}
            platform={platform}
            currency={currency}
            price={prices.find((price) => price.platform === platform)}
            onPrice={(price) =>
              onPrices([
                ...prices.filter((other) => other.platform !== platform),
                ...(price === null ? [] : [price]),
              ])
            }
          />
        ))}
      </Fields>
    </Root>
  );
}
