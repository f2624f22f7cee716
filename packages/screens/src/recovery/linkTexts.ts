import type { AccountLinkKind } from '@aulario/auth';
import type { MessageId } from '@aulario/frame/language/messages.ts';

interface LinkTexts {
  title: MessageId;
  text: MessageId;
  submit: MessageId;
  done: MessageId;
}

/** The texts for each kind of link. */
export const linkTexts: Record<AccountLinkKind, LinkTexts> = {
  'reset-password': {
    title: 'link.reset.title',
    text: 'link.reset.text',
    submit: 'link.reset.submit',
    done: 'link.reset.done',
  },
  'verify-email': {
    title: 'link.verify.title',
    text: 'link.verify.text',
    submit: 'link.verify.submit',
    done: 'link.verify.done',
  },
  'change-email': {
    title: 'link.change.title',
    text: 'link.change.text',
    submit: 'link.change.submit',
    done: 'link.change.done',
  },
  'recover-email': {
    title: 'link.recover.title',
    text: 'link.recover.text',
    submit: 'link.recover.submit',
    done: 'link.recover.done',
  },
};
