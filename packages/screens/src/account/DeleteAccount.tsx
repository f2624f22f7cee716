import { useAuthActions } from '@aulario/auth/react';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useState } from 'react';
import styled from 'styled-components';
import { proofForm } from '../entrance/credentialsSchemas.ts';
import { useSchemaForm } from '../form/useSchemaForm.ts';
import { CurrentPasswordField } from '../password/CurrentPasswordField.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { useAccountChange } from './useAccountChange.ts';

/** For an account without a password: confirms the deletion by signing in with Google. */
export function DeleteByGoogle() {
  const text = useTranslate();
  const { askGoogle } = useServices();
  const { language } = useLanguage();
  const { deleteAccount } = useAuthActions();
  const [isBusy, setIsBusy] = useState(false);
  const { answer, run, clear, tell } = useAccountChange(() => tell('account.otherGoogle'));
  if (askGoogle === null) return <p>{text('account.deleteNoGoogle')}</p>;

  const submit = async () => {
    setIsBusy(true);
    await run(
      async () => deleteAccount({ googleToken: await askGoogle(language) }),
      'login.account-deleted',
    );
    setIsBusy(false);
  };

  return (
    <DeleteDialog
      isBusy={isBusy}
      answer={answer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
      onClose={clear}
    >
      <p>{text('account.deleteByGoogle')}</p>
    </DeleteDialog>
  );
}

/* The dialog's words are centred; a field's are not. */
const FieldPlace = styled.div`
  text-align: left;
`;

export function DeleteByPassword() {
  const { deleteAccount } = useAuthActions();
  const form = useSchemaForm(proofForm, { password: '' });
  const { answer, run } = useAccountChange(() =>
    form.showError('password', 'invalid.currentPassword'),
  );
  const submit = form.handleSubmit(async (proof) => {
    await run(() => deleteAccount(proof), 'login.account-deleted');
  });

  return (
    <DeleteDialog
      isBusy={form.isSubmitting}
      answer={answer}
      onSubmit={submit}
      onClose={() => form.reset()}
    >
      <FieldPlace>
        <CurrentPasswordField {...form.field('password')} />
      </FieldPlace>
    </DeleteDialog>
  );
}
