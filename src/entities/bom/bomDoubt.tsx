import type { Capabilities } from '../../api/servers.js';
import { useCapabilities } from '../../data/useCapabilities.js';
import type { AcceptedBom } from '../../domain/cyclonedx/bomCheck.js';
import { isNewerSpecVersion } from '../../domain/cyclonedx/specVersions.js';
import { useIntl } from '../../i18n/index.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { BomProblemList } from './BomProblemList.js';
import { messages } from './bomUpload.messages.js';
import type { UploadState } from './uploadJob.js';

/**
 * The reason why a file that is valid here may be rejected, and whether by the server it would be sent to.
 */
export interface BomDoubt {
  reason: 'version' | 'strictness';
  isOfThisServer: boolean;
  /** The newest version of CycloneDX that the server most likely accepts. */
  newest: string;
}

/**
 * Returns the likely objection of the server to a file that was checked. Undefined also until the server is
 * known.
 */
export function useBomDoubt(state: UploadState): BomDoubt | undefined {
  const server = useCapabilities(state.step === 'ready');
  return state.step === 'ready' && server ? bomDoubt(state.check, server) : undefined;
}

/** Returns the likely objection of a server to a file that was checked. */
export function bomDoubt(
  { specVersion, letPass }: AcceptedBom,
  { newestBomVersion: newest, isLaxWithBoms }: Capabilities,
): BomDoubt | undefined {
  if (isNewerSpecVersion(specVersion, newest)) return { reason: 'version', isOfThisServer: true, newest };
  return letPass.length > 0 ? { reason: 'strictness', isOfThisServer: !isLaxWithBoms, newest } : undefined;
}

/** Says a doubt, before the file is sent. */
export function BomDoubtNotice({ doubt, check }: { doubt: BomDoubt; check: AcceptedBom }) {
  const intl = useIntl();
  const { specVersion: version, letPass, moreLetPass, format } = check;
  if (doubt.reason === 'version') {
    return (
      <InlineNotice
        tone="warning"
        role="status"
        title={intl.formatMessage(messages.unknownVersion, { version })}
      >
        {intl.formatMessage(messages.unknownVersionAdvice, { newest: doubt.newest })}
      </InlineNotice>
    );
  }
  const count = letPass.length + moreLetPass;
  return (
    <>
      {doubt.isOfThisServer ? (
        <InlineNotice
          tone="warning"
          role="status"
          title={intl.formatMessage(messages.strictServer, { version, count })}
        >
          {intl.formatMessage(messages.strictServerAdvice)}
        </InlineNotice>
      ) : (
        <InlineNotice role="status" title={intl.formatMessage(messages.laxServer, { version, count })} />
      )}
      <BomProblemList problems={letPass} moreProblems={moreLetPass} format={format} />
    </>
  );
}
