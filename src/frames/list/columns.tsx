/** Columns that many lists have: a line of text, a number, a date, a yes or no; each knows what it says on a phone, in sorting and in files. */
import { styled } from 'styled-components';
import type { IntlShape } from 'react-intl';
import { CutText } from '../../ui/controls/CutText.js';
import { DateValue } from '../facts/DateValue.js';
import { Badge, type BadgeProps } from '../../ui/controls/Badge.js';
import { Icon } from '../../ui/controls/Icon.js';
import { Dash, NumberText, TextLine } from '../../ui/table/cell.styles.js';
import { cut, onPhone } from '../../ui/layout/mixins.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import type { ListColumn } from './ListDefinition.js';
import { textOf, type ListText } from './listText.js';

/** The options of a column besides its content. */
export type ColumnLayout<Row> = Pick<ListColumn<Row>, 'id' | 'header'> &
  Partial<
    Pick<
      ListColumn<Row>,
      | 'headerTip'
      | 'width'
      | 'grow'
      | 'foldBelow'
      | 'cardSlot'
      | 'canHide'
      | 'isHiddenByDefault'
      | 'isDescendingFirst'
      | 'sortKey'
      | 'sortValue'
      | 'exported'
    >
  >;

/** A text, in one line unless it wraps; a dash where there is none. */
export function textColumn<Row>(
  column: ColumnLayout<Row> & {
    textOf: (row: Row, intl: IntlShape) => string | undefined;
    /** Words for having none, for who does not see the dash. */
    none?: ListText;
    /** An identifier or an address: left to right in every language, and cut before its end. */
    isTechnical?: boolean;
    /** True for a sentence that must be read to its end: it continues on the next line instead of being cut. */
    wraps?: boolean;
  },
): ListColumn<Row> {
  const { textOf: of, none, isTechnical, wraps, ...layout } = column;
  return {
    width: 160,
    grow: 1,
    ...layout,
    cell: (row, intl) => {
      const text = of(row, intl);
      if (!text) return <None words={none && textOf(intl, none)} />;
      if (wraps) {
        return (
          <TextLine data-wraps="" dir="auto">
            {text}
          </TextLine>
        );
      }
      return isTechnical ? <CutText text={text} keepsEnd /> : <CutText text={text} />;
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
      <NumberText>
        <InBlock>{textOf(intl, inBlock, { count: valueOf(row) })}</InBlock>
        <InLine>{intl.formatNumber(valueOf(row))}</InLine>
      </NumberText>
    ),
    sortValue: layout.sortValue ?? valueOf,
    exported: layout.exported ?? valueOf,
  };
}

/** A day that the API writes as text, the latest first once it is sorted by; a dash where there is none. */
export function dateColumn<Row>(
  column: ColumnLayout<Row> & { dateOf: (row: Row) => string | undefined },
): ListColumn<Row> {
  const { dateOf, ...layout } = column;
  return {
    width: 112,
    isDescendingFirst: true,
    ...layout,
    cell: (row) => <DateValue date={dateOf(row)} />,
    exported: layout.exported ?? dateOf,
  };
}

/**
 * Creates a column that shows whether something is on: as a badge, or as a check mark if the heading already
 * names it. Off is a dash, unless it needs its own badge.
 */
export function flagColumn<Row>(
  column: ColumnLayout<Row> & {
    isOn: (row: Row) => boolean;
    /** Words of the badge. Absent: a check mark below the head, and on phones, which show no heads, a badge with its words. */
    on?: ListText;
    off: ListText;
    /** Looks of the badge. */
    badge?: Pick<BadgeProps, 'tone' | 'icon'>;
    /** True when off has a badge, too. @defaultValue false */
    hasOffBadge?: boolean;
  },
): ListColumn<Row> {
  const { isOn, on, off, badge, hasOffBadge, ...layout } = column;
  return {
    width: 104,
    ...layout,
    cell: (row, intl) => {
      if (!isOn(row))
        return hasOffBadge ? <Said words={textOf(intl, off)} /> : <None words={textOf(intl, off)} />;
      if (on !== undefined) return <Said words={textOf(intl, on)} badge={badge} />;
      const words = textOf(intl, layout.header);
      return (
        <>
          <InLine>
            <Icon name="check" label={words} />
          </InLine>
          <InBlock>
            <Said words={words} badge={badge} />
          </InBlock>
        </>
      );
    },
    sortValue: layout.sortValue ?? ((row) => Number(isOn(row))),
    exported: layout.exported ?? isOn,
  };
}

/** A badge that ends in dots where its cell is too narrow. */
function Said({ words, badge }: { words: string; badge?: Pick<BadgeProps, 'tone' | 'icon'> }) {
  return (
    <Badge {...badge} title={words}>
      <Words>{words}</Words>
    </Badge>
  );
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

const Words = styled.span`
  ${cut}
  line-height: 18px;
`;

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
