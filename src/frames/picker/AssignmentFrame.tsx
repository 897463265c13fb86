/** The assignments of a user, a team, or a group, under their title. */
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';

/** A block of a form that is not saved with it. */
export function AssignmentFrame(props: { title: MessageDescriptor; end: ReactNode; children: ReactNode }) {
  const { title, end, children } = props;
  const intl = useIntl();
  return (
    <Section aria-label={intl.formatMessage(title)}>
      <Head>
        <Title>
          <Message {...title} />
        </Title>
        <TextSpan>{end}</TextSpan>
      </Head>
      <TextSpan>{children}</TextSpan>
    </Section>
  );
}

/** One of the things that belong to it. */
export function AssignmentRow(props: { note?: ReactNode; actions?: ReactNode; children: ReactNode }) {
  const { note, actions, children } = props;
  return (
    <Row>
      <Name>
        <TextSpan>{children}</TextSpan>
        {note && <Note>{note}</Note>}
      </Name>
      <TextSpan>{actions}</TextSpan>
    </Row>
  );
}

/** Shown in place of the rows. */
export function NoAssignments({ words }: { words: MessageDescriptor }) {
  return (
    <None>
      <Message {...words} />
    </None>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
`;

const Title = styled.div`
  font-weight: ${theme.font.weight.medium};
`;

const None = styled.p`
  margin: 0;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

export const AssignmentRows = styled.ul`
  margin: 0;
  padding: 0;
  border: ${theme.border.width} solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  list-style: none;
`;

/** Below rows of which some are not shown. */
export const MoreLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  min-block-size: 36px;
  padding: ${theme.space.xs} ${theme.space.sm} ${theme.space.xs} ${theme.space.md};
  & + & {
    border-block-start: ${theme.border.width} solid ${theme.color.border.subtle};
  }
`;

const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  display: block;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;
