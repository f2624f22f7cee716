import { type Course, platformOf } from '@aulario/course-data';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { typedPrice } from '@aulario/my-courses/add';
import { platformCurrencies } from '@aulario/my-courses/costs';
import type { MonthlyPrice } from '@aulario/my-courses/plan';
import { Checkbox, space, TextField } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';

interface MonthlyPriceFieldProps {
  platform: string;
  /** The currency of a number without one; '' when the courses have none. */
  currency: string;
  /** The stored price. */
  price: MonthlyPrice | undefined;
  /** Null for no price. */
  onPrice: (price: MonthlyPrice | null) => void;
}

/** A field for the monthly price of a platform. */
function MonthlyPriceField({ platform, currency, price, onPrice }: MonthlyPriceFieldProps) {
  const text = useTranslate();
  const { money } = useFormatters();
  const [typed, setFieldValue] = useState<string | null>(null);
  const [isBlurred, setIsBlurred] = useState(false);
  const { name } = platformOf(platform);
  const shown = typed ?? (price === undefined ? '' : money(price.monthly));
  const example = money({ amount: 1999, currency: currency || 'USD' });
  const isUnread = shown.trim() !== '' && price === undefined;

  const read = (value: string) => {
    setFieldValue(value);
    setIsBlurred(false);
    const known = typedPrice(value, currency);
    onPrice(
      known.kind === 'paid'
        ? { platform, monthly: known.money, hasCertificates: price?.hasCertificates ?? true }
        : null,
    );
  };

  return (
    <div>
      <TextField
        label={text('costs.monthlyOf', { platform: name })}
        hint={text('costs.monthlyHint', { example })}
        error={isBlurred && isUnread ? text('costs.monthlyWrong', { example }) : undefined}
        value={shown}
        onChange={({ currentTarget }) => read(currentTarget.value)}
        onBlur={() => {
          setIsBlurred(true);
          if (!isUnread) setFieldValue(null);
        }}
      />
      {price !== undefined && (
        <Checkbox
          label={text('costs.monthlyCertificates')}
          checked={price.hasCertificates}
          onChange={() => onPrice({ ...price, hasCertificates: !price.hasCertificates })}
        />
      )}
    </div>
  );
}

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

/** Fields for the prices of subscriptions, which no feed states. */
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
