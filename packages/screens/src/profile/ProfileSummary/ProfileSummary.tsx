import { Avatar, body, border, color, display, fontSize, space, type } from '@aulario/ui';
import styled from 'styled-components';

export interface ProfileSummaryProps {
  name: string;
  /** The fallback for an empty name. */
  noName: string;
  email: string;
  nameLabel: string;
  emailLabel: string;
  /** An https address, or '' for the initials. */
  photoUrl: string;
}

const Face = styled.div`
  display: inline-grid;
  padding-bottom: ${space[2]};
  border-bottom: ${border.sill} solid ${color.line};
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[6]};
  margin-top: 38px;
`;

const Fact = styled.div`
  padding-bottom: ${space[4]};
  border-bottom: ${border.sill} solid ${color.line};

  dt {
    color: ${color.textMuted};
    ${type.small}
  }
  dd {
    font: 600 ${fontSize.lead} / 1.3 ${display};
  }
`;

const Missing = styled.span`
  color: ${color.textMuted};
  font: 400 ${fontSize.body} / 1.3 ${body};
`;

/** The signed-in user: photo or initials, name and e-mail address. */
export function ProfileSummary(props: ProfileSummaryProps) {
  return (
    <div>
      <Face>
        <Avatar name={props.name || props.email} imageUrl={props.photoUrl} size="large" />
      </Face>
      <Facts>
        <Fact>
          <dt>{props.nameLabel}</dt>
          <dd>{props.name || <Missing>{props.noName}</Missing>}</dd>
        </Fact>
        <Fact>
          <dt>{props.emailLabel}</dt>
          <dd>{props.email}</dd>
        </Fact>
      </Facts>
    </div>
  );
}
