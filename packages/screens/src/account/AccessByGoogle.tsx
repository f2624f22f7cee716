import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { Link, space } from '@aulario/ui';
import styled from 'styled-components';

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** For an account without a password: the alternatives, and how to set one. */
export function AccessByGoogle() {
  const text = useTranslate();
  return (
    <Root>
      <p>{text('account.passwordByGoogle')}</p>
      <p>{text('account.emailByGoogle')}</p>
      <p>
        <Link href={paths.forgot}>{text('account.passwordAsk')}</Link>
      </p>
    </Root>
  );
}
