import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { space } from '@aulario/ui';
import { useLoaderData } from 'react-router-dom';
import styled from 'styled-components';
import { ArticleScreen } from '../articles/ArticleScreen.tsx';
import { loadArticle } from '../articles/loadArticle.ts';
import { ProposalForm } from './ProposalForm.tsx';
import { ProposalMessage } from './ProposalMessage.tsx';
import { useProposal } from './useProposal.ts';

const Root = styled.section`
  display: grid;
  gap: ${space[6]};
  max-width: 640px;
  margin-top: ${space[8]};

  h2 { outline: 0; }
`;

/** The part of the page for teachers where a course is proposed, corrected or withdrawn. */
function TeachProposal() {
  const text = useTranslate();
  const { proposals, proposal, state, write, send } = useProposal();
  return (
    <Root aria-labelledby="proposal">
      <h2 id="proposal" tabIndex={-1}>
        {text('teach.form')}
      </h2>
      <p>{text('teach.formLead')}</p>
      <ProposalForm isBusy={state === 'busy'} onWrite={write} />
      {proposal !== null && (
        <ProposalMessage
          proposal={proposal}
          proposals={proposals}
          state={state}
          onSend={() => void send()}
        />
      )}
    </Root>
  );
}

export const loader = loadArticle;

export function Component() {
  return (
    <ArticleScreen article={useLoaderData<typeof loader>()}>
      <TeachProposal />
    </ArticleScreen>
  );
}
