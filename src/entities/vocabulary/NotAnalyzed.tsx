import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Dash, Note } from '../../ui/table/cell.styles.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import { notAnalyzed } from './notAnalyzed.messages.js';

/** In the place of counts that nobody has made yet, which are not zero. */
export function NotAnalyzed() {
  return (
    <Note>
      <Message {...notAnalyzed} />
    </Note>
  );
}

/**
 * In the place of counts that are absent: that nothing was counted, or, where a risk score tells that it was, that the answer left them out.
 * @param props.riskScore - of the same project or component; undefined where there is none
 */
export function NoCounts({ riskScore }: { riskScore: number | undefined }) {
  return riskScore === undefined ? <NotAnalyzed /> : <Dash />;
}

/** A number that was counted, such as a risk score; where nothing was, a dash, which screen readers hear in words. */
export function CountedNumber({ value }: { value: number | undefined }) {
  const intl = useIntl();
  if (value !== undefined) return <TextSpan>{intl.formatNumber(value)}</TextSpan>;
  return (
    <>
      <Dash aria-hidden />
      <VisuallyHidden>
        <Message {...notAnalyzed} />
      </VisuallyHidden>
    </>
  );
}
