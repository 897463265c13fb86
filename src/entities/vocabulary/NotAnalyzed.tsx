import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Dash, Note } from '../../ui/table/cell.styles.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import { notAnalyzed } from './notAnalyzed.messages.js';

/** Shown in place of counts that do not exist yet, which are not zero. */
export function NotAnalyzed() {
  return (
    <Note>
      <Message {...notAnalyzed} />
    </Note>
  );
}

/**
 * Shown in place of absent counts: nothing was counted or, if a risk score shows that something was, the
 * response left the counts out.
 * @param props.riskScore - of the same project or component; undefined if there is none
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
