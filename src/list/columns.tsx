/** Columns that many lists have: a line of text, a number, a yes or no; each knows what it says on a phone, in sorting and in files. */
import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { Badge, type BadgeProps } from '../ui/Badge.js';
import { Dash, Line, Number as Figure } from '../ui/list.styles.js';
import { onPhone } from '../ui/mixins.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import type { ListColumn } from './ListDefinition.js';
import { textOf, type ListText } from './listText.js';

/** What a column may say besides what it shows. */
export type ColumnLayout<Row> = Pick<ListColumn<Row>, 'id' | 'header'> &
  Partial<
    Pick<
      ListColumn<Row>,
      | 'headerTip'
      | 'width'
      | 'grow'
      | 'foldBelow'
      | 'cardSlot'
      | 'isHiddenByDefault'
      | 'sortKey'
      | 'sortValue'
      | 'exported'
    >
  >;

/** A line of text; a dash where there is none. */
export function textColumn<Row>(
  column: ColumnLayout<Row> & {
    textOf: (row: Row, intl: IntlShape) => string | undefined;
    /** Words for having none, for who does not see the dash. */
    none?: ListText;
    /** Left to right in every language, such as addresses. */
    isTechnical?: boolean;
  },
): ListColumn<Row> {
  const { textOf: of, none, isTechnical, ...layout } = column;
  return {
    width: 160,
    grow: 1,
    ...layout,
    cell: (row, intl) => {
      const text = of(row, intl);
      if (!text) return <None words={none && textOf(intl, none)} />;
      return (
        <Line title={text}>
          <bdi dir={isTechnical ? 'ltr' : undefined}>{text}</bdi>
        </Line>
      );
    },
    exported: layout.exported ?? of,
  };
}

/** A number at the end of its cell. */
export function numberColumn<Row>(
  column: ColumnLayout<Row> & {
    valueOf: (row: Row) => number;
    /** Words with the number as `count`, where the row is a block and has no head. */
    inBlock: ListText;
  },
): ListColumn<Row> {
  const { valueOf, inBlock, ...layout } = column;
  return {
    width: 80,
    align: 'end',
    ...layout,
    cell: (row, intl) => (
      <Figure>
        <InBlock>{textOf(intl, inBlock, { count: valueOf(row) })}</InBlock>
        <InLine>{intl.formatNumber(valueOf(row))}</InLine>
      </Figure>
    ),
    sortValue: valueOf,
    exported: layout.exported ?? valueOf,
  };
}

/** Whether something is on, in words: a badge, or a dash where being off says nothing. */
export function flagColumn<Row>(
  column: ColumnLayout<Row> & {
    isOn: (row: Row) => boolean;
    on: ListText;
    off: ListText;
    /** Looks of the badge. */
    badge?: Pick<BadgeProps, 'tone' | 'icon'>;
    /** Whether being off has a badge, too. @defaultValue false */
    hasOffBadge?: boolean;
  },
): ListColumn<Row> {
  const { isOn, on, off, badge, hasOffBadge, ...layout } = column;
  return {
    width: 104,
    ...layout,
    cell: (row, intl) => {
      if (isOn(row)) return <Badge {...badge}>{textOf(intl, on)}</Badge>;
      return hasOffBadge ? <Badge>{textOf(intl, off)}</Badge> : <None words={textOf(intl, off)} />;
    },
    sortValue: (row) => Number(isOn(row)),
    exported: layout.exported ?? isOn,
  };
}

/** A dash, in words for who does not see it; a row that is a block says only what there is. */
function None({ words }: { words: string | undefined }) {
  return (
    <>
      <InLine aria-hidden={words !== undefined}>
        <Dash />
      </InLine>
      {words !== undefined && <VisuallyHidden>{words}</VisuallyHidden>}
    </>
  );
}

const InLine = styled.span`
  ${onPhone} {
    display: none;
  }
`;

const InBlock = styled.span`
  display: none;
  ${onPhone} {
    display: inline;
  }
`;
