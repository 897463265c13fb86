import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { totalOf, type ReceiptList } from '../../../domain/receipt/BomReceipt.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Icon, type IconName } from '../../../ui/controls/Icon.js';
import { cut, onPhone } from '../../../ui/layout/mixins.js';
import { messages } from './receipt.messages.js';

/** Props of {@link ReceiptSection}. */
export interface ReceiptSectionProps<Row> {
  icon: IconName;
  title: ReactNode;
  /** The numbers by kind, beside the title. */
  counts?: ReactNode;
  list: ReceiptList<Row, string>;
  /** Draws the cells of a row: a mark, a name, and the rest. */
  row: (row: Row) => ReactNode;
}

/** One kind of change: its number, and its rows, first a few of them. */
export function ReceiptSection<Row>({ icon, title, counts, list, row }: ReceiptSectionProps<Row>) {
  const id = useId();
  const intl = useIntl();
  const [most, setMost] = useState(FEW);
  const { rows } = list;
  const leftOut = totalOf(list) - rows.length;
  return (
    <Section aria-labelledby={id}>
      <Head>
        <Icon name={icon} size={16} />
        <strong id={id}>
          <TextSpan>{title}</TextSpan>
        </strong>
        <TextSpan>{counts}</TextSpan>
      </Head>
      {rows.length > 0 && (
        <Rows>
          {rows.slice(0, most).map((one, place) => (
            // Rows have no identity of their own and never change.
            <Row key={place}>{row(one)}</Row>
          ))}
        </Rows>
      )}
      {rows.length > most && (
        <span>
          <Button size="small" onClick={() => setMost(most + MANY)}>
            {rows.length <= most + MANY ? (
              <Message {...messages.showAll} values={{ count: rows.length }} />
            ) : (
              <Message {...messages.showMore} />
            )}
          </Button>
        </span>
      )}
      {leftOut > 0 && rows.length <= most && (
        <Quiet>{intl.formatMessage(messages.leftOut, { count: leftOut })}</Quiet>
      )}
    </Section>
  );
}

/** What is shown at first. */
const FEW = 5;

/** What is added at a time: drawing more at once would keep the page from answering. */
const MANY = 200;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.sm};
  padding-block: ${theme.space.md};
  border-block-start: 1px solid ${theme.color.border.subtle};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.sm};
  > svg {
    color: ${theme.color.text.muted};
  }
  strong {
    font-weight: ${theme.font.weight.strong};
  }
`;

const Rows = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.md};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  ${onPhone} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

const Row = styled.li`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  /* Links above each other need room to be hit. */
  min-block-size: 24px;
  > * {
    min-inline-size: 0;
  }
  ${onPhone} {
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

/** A version or name that gives way. */
export const CutPart = styled.bdi`
  ${cut}
`;

export const Quiet = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
`;
