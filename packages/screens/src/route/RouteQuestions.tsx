import { decimalOf, moneyFromDecimal } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { type Goal, goals, maxRouteHours } from '@aulario/my-courses/route';
import { below, border, Checkbox, color, SelectField, space, type } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DraftDayField } from '../form/DraftDayField.tsx';
import { DraftField } from '../form/DraftField.tsx';
import type { RouteAddress } from './useRouteAddress.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]};
  border-bottom: ${border.threshold} solid ${color.primary};
  background: ${color.subtle};
  scroll-margin-top: ${space[5]};

  @media print { display: none; }
  ${below('text')} { padding: ${space[5]}; }
`;

const Question = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;

  legend {
    margin-bottom: ${space[3]};
    padding: 0;
    ${type.h3}
  }
`;

const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[6]};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  ${type.small}
`;

function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Question>
      <legend>{legend}</legend>
      {children}
    </Question>
  );
}

interface RouteQuestionsProps {
  address: RouteAddress;
  goal: Goal | null;
}

/** The id of the questions, to which the answer links. */
export const questionsId = 'ask';

/** What the reader wants to learn, and whether in their own language. */
function WhatQuestion({ address: { wish, ask }, goal }: RouteQuestionsProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const named = goals
    .map(({ id, names }) => ({ value: id, label: names[language] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Part legend={text('route.what')}>
      <SelectField
        label={text('route.goal')}
        placeholder={text('route.noneChosen')}
        value={goal?.id ?? ''}
        options={named}
        onChange={({ currentTarget: { value } }) => ask({ goalId: value === '' ? null : value })}
      />
      <Checkbox
        label={text('route.ownLanguage')}
        checked={wish.language === language}
        onChange={({ currentTarget: { checked } }) => ask({ language: checked ? language : null })}
      />
    </Part>
  );
}

/** What the reader knows already of a goal. */
function FromQuestion({ address: { wish, ask }, goal }: { address: RouteAddress; goal: Goal }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { known } = wish;
  return (
    <Part legend={text('route.from')}>
      <Hint>{text('route.fromHint')}</Hint>
      <Ticks>
        {goal.steps.map(({ id, skill, level }) => (
          <Checkbox
            key={id}
            label={
              level === 'beginner'
                ? skill.names[language]
                : `${skill.names[language]} (${text(`facet.level.${level}`)})`
            }
            checked={known.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              ask({ known: checked ? [...known, id] : known.filter((other) => other !== id) })
            }
          />
        ))}
      </Ticks>
    </Part>
  );
}

function TimeQuestion({ wish, ask }: RouteAddress) {
  const text = useTranslate();
  return (
    <Part legend={text('route.time')}>
      <DraftField
        label={text('route.hours')}
        allowed={text('route.hoursAllowed', { max: maxRouteHours })}
        type="number"
        inputMode="decimal"
        required
        min={0.5}
        max={maxRouteHours}
        step={0.5}
        value={String(wish.weeklyHours)}
        onCommit={(value) => ask({ weeklyHours: Number(value) })}
      />
      <DraftDayField
        label={text('route.until')}
        value={wish.until}
        onCommit={(day) => ask({ until: day })}
      />
    </Part>
  );
}

function MoneyQuestion({ wish: { budget, wantsCertificates }, ask }: RouteAddress) {
  const text = useTranslate();
  const currency = budget?.currency ?? 'USD';
  return (
    <Part legend={text('route.money')}>
      <DraftField
        label={text('route.budget', { currency })}
        allowed={text('route.budgetAllowed')}
        type="number"
        inputMode="decimal"
        min={0}
        max={999_999}
        step={0.01}
        value={budget === null ? '' : String(Number(decimalOf(budget)))}
        onCommit={(value) =>
          ask({ budget: value === '' ? null : moneyFromDecimal(value, currency) })
        }
      />
      <Checkbox
        label={text('route.certificates')}
        checked={wantsCertificates}
        onChange={({ currentTarget: { checked } }) => ask({ wantsCertificates: checked })}
      />
    </Part>
  );
}

/** What, from where, how much time, how much money. */
export function RouteQuestions({ address, goal }: RouteQuestionsProps) {
  const text = useTranslate();
  return (
    <Root id={questionsId} tabIndex={-1} aria-labelledby={`${questionsId}-title`}>
      <h2 id={`${questionsId}-title`}>{text('route.questions')}</h2>
      <WhatQuestion address={address} goal={goal} />
      {goal !== null && <FromQuestion address={address} goal={goal} />}
      <TimeQuestion {...address} />
      <MoneyQuestion {...address} />
    </Root>
  );
}
