import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { HistoryField, HistoryMapping, HistoryTable } from '@aulario/my-courses/history';
import { Button, DialogActions, Note, SelectField, space } from '@aulario/ui';
import { useState } from 'react';
import styled from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[4]};
`;

interface HistoryColumnsProps {
  table: HistoryTable;
  onConfirm: (mapping: HistoryMapping) => void;
}

/** The guessed fields of a table's columns, to confirm or correct. */
export function HistoryColumns({ table, onConfirm }: HistoryColumnsProps) {
  const text = useTranslate();
  const [mapping, setMapping] = useState(table.mapping);
  const [example = []] = table.rows;
  const choose = (chosen: HistoryField, value: string) => {
    const column = value === '' ? null : Number(value);
    setMapping(mapping.map((each) => (each.field === chosen ? { ...each, column } : each)));
  };
  const isUseful = mapping.some(
    ({ field, column }) => column !== null && (field === 'title' || field === 'address'),
  );

  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isUseful) onConfirm(mapping);
      }}
    >
      {!table.isEncodingCertain && <Note tone="info">{text('history.encodingUnsure')}</Note>}
      <p>{text('history.columns')}</p>
      {mapping.map(({ field, column }) => (
        <SelectField
          key={field}
          label={text(`history.field.${field}`)}
          hint={column === null ? undefined : example[column]?.slice(0, 80) || undefined}
          error={field === 'title' && !isUseful ? text('history.columnNeeded') : undefined}
          value={column ?? ''}
          options={[
            { value: '', label: text('history.noColumn') },
            ...table.columns.map((name, index) => ({ value: String(index), label: name })),
          ]}
          onChange={({ currentTarget }) => choose(field, currentTarget.value)}
        />
      ))}
      <DialogActions>
        <Button type="submit">{text('history.next')}</Button>
      </DialogActions>
    </Form>
  );
}
