import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import type { NavigationTarget } from '../../host/types.js';
import { Link } from '../../ui/controls/Link.js';
import { Dash, NumberText, PhoneOnly, SecondLine } from '../../ui/table/list.styles.js';
import { onPhone } from '../../ui/layout/mixins.js';
import { useTargetLink } from './useTargetLink.js';

/** Props of {@link TargetCount}. */
export interface TargetCountProps {
  /** Undefined: not known. */
  count: number | undefined;
  /** Where the counted things are. */
  target: NavigationTarget;
  /** Count with its noun, for phones, which have no column heads: “3 projects”. */
  words: string;
  /** Name of the link, for screen readers: “3 projects with CVE-2021-44228”. */
  label: string;
}

/** In a cell: a number that leads to what it counts, where there is any. */
export function TargetCount({ count, target, words, label }: TargetCountProps) {
  const intl = useIntl();
  const link = useTargetLink(target);
  if (count === undefined) return <Dash />;
  const content = (
    <>
      <PhoneOnly>{words}</PhoneOnly>
      <NotOnPhone>{intl.formatNumber(count)}</NotOnPhone>
    </>
  );
  return (
    <NumberText data-strong={count > 0 || undefined}>
      {link && count > 0 ? (
        <Link {...link} variant="quiet" aria-label={label}>
          {content}
        </Link>
      ) : (
        <Quiet>{content}</Quiet>
      )}
    </NumberText>
  );
}

const Quiet = styled(SecondLine)`
  font-size: inherit;
`;

const NotOnPhone = styled.span`
  ${onPhone} {
    display: none;
  }
`;
