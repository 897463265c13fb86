import { styled } from 'styled-components';
import { safeUrl } from '../../../domain/externalUrls.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { PolicyUses } from '../../../entities/policy/PolicyUses.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { FullLicense, LicenseGroup } from '../../../schema/license.js';
import { theme } from '../../../theme/index.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/controls/Link.js';
import { whenNarrowerThan } from '../../../ui/layout/mixins.js';
import { messages } from './LicenseDetail.messages.js';
import { LicenseUse } from './LicenseUse.js';
import { messages as use } from './LicenseUse.messages.js';

/**
 * Shows the facts about a license, the groups that contain it, the policies that name it, and, on demand, the
 * components that use it.
 */
export function LicenseOverview({ license }: { license: FullLicense }) {
  const { uuid, licenseComments, seeAlso = [], licenseGroups = [] } = license;
  const intl = useIntl();
  const { can } = useHost();
  const hasLinks = seeAlso.some((url) => url.trim() !== '');
  return (
    <Parts>
      <Card title={intl.formatMessage(messages.facts)}>
        {!licenseComments && !hasLinks && (
          <Quiet>
            <Message {...messages.noFacts} />
          </Quiet>
        )}
        <Facts>
          {licenseComments && (
            <div>
              <dt>
                <Message {...messages.comments} />
              </dt>
              <Comments dir="auto">{licenseComments}</Comments>
            </div>
          )}
          {hasLinks && (
            <div>
              <dt>
                <Message {...messages.seeAlso} />
              </dt>
              <dd>
                <SeeAlso urls={seeAlso} />
              </dd>
            </div>
          )}
        </Facts>
      </Card>
      <Card title={intl.formatMessage(messages.uses)}>
        {can('POLICY_MANAGEMENT', 'READ') && <Groups groups={licenseGroups} />}
        <PolicyUses
          reference={{ subject: 'LICENSE', uuid }}
          groupIds={licenseGroups.map((group) => group.uuid)}
        />
      </Card>
      <Wide>
        <Card title={intl.formatMessage(use.heading)}>
          <Quiet>
            <Message {...use.hint} />
          </Quiet>
          <LicenseUse license={license} />
        </Card>
      </Wide>
    </Parts>
  );
}

/** The addresses about a license. Those that are none of the web may run code and are shown as text. */
function SeeAlso({ urls }: { urls: readonly string[] }) {
  const shown = [...new Set(urls.map((url) => url.trim()).filter(Boolean))];
  return (
    <Lines>
      {shown.map((url) => {
        const href = safeUrl(url);
        return (
          <li key={url}>
            {href === undefined ? (
              <bdi>{url}</bdi>
            ) : (
              <Link href={href} isExternal>
                {url}
              </Link>
            )}
          </li>
        );
      })}
    </Lines>
  );
}

function Groups({ groups }: { groups: readonly LicenseGroup[] }) {
  return (
    <div>
      <Term>
        <Message {...messages.groups} />
      </Term>
      {groups.length === 0 ? (
        <p>
          <Message {...messages.noGroups} />
        </p>
      ) : (
        <Lines>
          {groups.map((group) => (
            <li key={group.uuid}>
              <GroupLink group={group} />
            </li>
          ))}
        </Lines>
      )}
    </div>
  );
}

function GroupLink({ group: { uuid, name } }: { group: LicenseGroup }) {
  const link = useTargetLink({ to: 'licenseGroups', groupId: uuid });
  const words = <bdi>{name}</bdi>;
  return link ? <Link {...link}>{words}</Link> : words;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${theme.space.lg};
  align-items: start;
  ${whenNarrowerThan('tablet')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${theme.space.md};
  margin: 0;
  dt {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  dd {
    margin: 0;
  }
`;

const Comments = styled.dd`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

// The lines are 20 pixels high. With less space between them they would be too small to select.
const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Term = styled.div`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text.muted};
`;
