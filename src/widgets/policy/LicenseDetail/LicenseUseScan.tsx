import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { licenseText } from '../../../domain/licenseText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { CutLines } from '../../../entities/project/portfolioScan/CutLines.js';
import { HitLists } from '../../../entities/project/portfolioScan/HitLists.js';
import type { Hit, ProjectHits } from '../../../entities/project/portfolioScan/PortfolioScanner.js';
import { ScanButtons } from '../../../entities/project/portfolioScan/ScanButtons.js';
import { ScanNotes } from '../../../entities/project/portfolioScan/ScanNotes.js';
import { ScanProgress } from '../../../entities/project/portfolioScan/ScanProgress.js';
import type { ScanWords } from '../../../entities/project/portfolioScan/ScanWords.js';
import { usePortfolioScan } from '../../../entities/project/portfolioScan/usePortfolioScan.js';
import { LicenseLabel } from '../../../entities/license/LicenseLabel.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { FullLicense } from '../../../schema/license.js';
import { theme } from '../../../theme/index.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { useEffectEvent } from '../../../ui/hooks/useEffectEvent.js';
import { licenseJudge, type LicenseFacts } from './licenseJudge.js';
import { messages } from './licenseUseScan.messages.js';

/** Props of {@link LicenseUseScan}. */
export interface LicenseUseScanProps {
  license: FullLicense;
  /** True when only the projects are named, inactive ones included. @defaultValue false */
  isBrief?: boolean;
}

/** Looks for the components with a license from the first drawing on. */
export function LicenseUseScan({ license, isBrief = false }: LicenseUseScanProps) {
  const intl = useIntl();
  const { start, state, scanner } = usePortfolioScan<LicenseFacts>();
  const [includeInactive, setIncludeInactive] = useState(isBrief);
  const [begunWith, setBegunWith] = useState(includeInactive);
  const begin = () => {
    setBegunWith(includeInactive);
    start({
      extent: { kind: 'all' },
      includeInactive,
      onlyLatest: false,
      openJudge: (api) => licenseJudge(api, license),
    });
  };
  const beginAtFirst = useEffectEvent(begin);
  useEffect(() => beginAtFirst(), []);
  if (!state || !scanner) return null;
  return (
    <Root role="group" aria-label={intl.formatMessage(messages.heading)}>
      <Controls>
        {!isBrief && (
          <Switch
            label={<Message {...messages.inactive} />}
            checked={includeInactive}
            onCheckedChange={setIncludeInactive}
          />
        )}
        <ScanButtons isRunning={state.status !== 'over'} icon="search" onBegin={begin} onStop={scanner.stop}>
          <Message {...messages.restart} />
        </ScanButtons>
      </Controls>
      {includeInactive !== begunWith && (
        <InlineNotice tone="warning">
          <Message {...messages.changed} />
        </InlineNotice>
      )}
      <ScanProgress state={state} scanner={scanner} words={WORDS} />
      <ScanNotes state={state} scanner={scanner} />
      {state.hits.length > 0 &&
        (isBrief ? (
          <Projects rows={state.byProject} />
        ) : (
          <HitLists state={state} words={WORDS} whyColumn={LICENSE_COLUMN} />
        ))}
    </Root>
  );
}

/** The projects with the most of them first. */
function Projects({ rows }: { rows: readonly ProjectHits[] }) {
  return (
    <CutLines
      lines={[...rows]
        .sort((one, other) => other.count - one.count)
        .map(({ project, count }) => (
          <Message
            key={project.uuid}
            {...messages.inProject}
            values={{ project: projectText(project), count }}
          />
        ))}
    />
  );
}

const WORDS: ScanWords = {
  heading: messages.heading,
  hits: messages.hits,
  noHits: messages.noHits,
  components: messages.heading,
  projects: messages.projects,
  fileName: 'license-use',
};

const LICENSE_COLUMN: ListColumn<Hit<LicenseFacts>> = {
  id: 'license',
  header: messages.license,
  width: 180,
  grow: 1,
  cardSlot: 'third',
  cell: ({ why }) => <LicenseLabel component={why} />,
  sortValue: ({ why }) => licenseText(why),
  exported: ({ why }) => licenseText(why),
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
`;

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.md} ${theme.space.lg};
`;
