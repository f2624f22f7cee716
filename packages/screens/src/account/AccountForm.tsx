import { FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Disclosure, Form } from '@aulario/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import type { useAccountChange } from './useAccountChange.ts';

interface AccountFormProps {
  titleId: MessageId;
  submitId: MessageId;
  isBusy: boolean;
  answer: ReturnType<typeof useAccountChange>['answer'];
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
}

/** A form for a setting that requires the account's password. */
export function AccountForm(props: AccountFormProps) {
  const text = useTranslate();
  const title = text(props.titleId);
  return (
    <Disclosure label={title}>
      <Form isBusy={props.isBusy} onSubmit={props.onSubmit} label={title}>
        {props.children}
        <FormAnswer answer={props.answer} />
        <div>
          <Button
            type="submit"
            variant="ghost"
            isBusy={props.isBusy}
            busyLabel={text('account.busy')}
          >
            {text(props.submitId)}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
