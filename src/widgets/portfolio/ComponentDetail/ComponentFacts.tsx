import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { declaredLicenses } from '../../../domain/declaredLicenses.js';
import { safeUrl } from '../../../domain/externalUrls.js';
import { HASH_MEMBERS, HASHES } from '../../../domain/hashes.js';
import { isKnownOrganization } from '../../../domain/isKnownOrganization.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../../entities/component/classifierText.js';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { dateText } from '../../../frames/facts/dateText.js';
import { OrganizationFacts } from '../../../entities/project/OrganizationFacts.js';
import { versionDistanceText } from './versionDistanceText.js';
import { ReferenceLinks } from '../../../entities/vulnerability/ReferenceLinks.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Card } from '../../../ui/layout/Card.js';
import { Link } from '../../../ui/controls/Link.js';
import { whenNarrowerThan } from '../../../ui/layout/mixins.js';
import { messages } from './ComponentDetail.messages.js';
import { ComponentLicenses } from './ComponentLicenses.js';

/**
 * The facts about a component from the BOM and from the package repository. Facts that neither provides are
 * left out.
 */
export function ComponentFacts({ component }: { component: Component }) {
  const intl = useIntl();
  const { repositoryMeta, supplier, externalReferences = [] } = component;
  const { latestVersion, published, lastCheck } = repositoryMeta ?? {};
  const licenses = declaredLicenses(component);
  const licenseUrl = safeUrl(component.licenseUrl);
  const references = externalReferences.flatMap(({ url, type }) => {
    const safe = safeUrl(url);
    return safe ? [{ url: safe, text: type ? `${type}: ${safe}` : safe }] : [];
  });
  const copied = (text: string | undefined) => text && <CopyableText text={text} />;
  const time = (at: number | undefined) => at !== undefined && dateText(intl, at);
  const facts: [name: ReactNode, value: ReactNode][] = [
    [<Message {...messages.purl} />, copied(component.purl)],
    [<Message {...messages.cpe} />, copied(component.cpe)],
    [<Message {...messages.swidTagId} />, copied(component.swidTagId)],
    [
      <Message {...messages.classifier} />,
      component.classifier && (classifierText(intl, component.classifier) ?? component.classifier),
    ],
    [
      <Message {...messages.license} />,
      licenses.length > 0 ? (
        <ComponentLicenses licenses={licenses} />
      ) : (
        licenseUrl && (
          <Link href={licenseUrl} isExternal>
            {licenseUrl}
          </Link>
        )
      ),
    ],
    [<Message {...messages.copyright} />, component.copyright],
    [<Message {...messages.latestVersion} />, latestVersion && latestText(intl, component, latestVersion)],
    [<Message {...messages.latestDate} />, time(published)],
    [<Message {...messages.lastCheck} />, time(lastCheck)],
    [
      <Message {...messages.supplier} />,
      isKnownOrganization(supplier) && <OrganizationFacts organization={supplier} />,
    ],
    [<Message {...messages.author} />, component.author],
    [<Message {...messages.publisher} />, component.publisher],
    [<Message {...messages.filename} />, component.filename],
    [<Message {...messages.description} />, component.description],
    ...HASH_MEMBERS.map((member): [ReactNode, ReactNode] => [HASHES[member].name, copied(component[member])]),
    [
      <Message {...messages.references} />,
      references.length > 0 && <ReferenceLinks references={references} limit={5} />,
    ],
    [<Message {...messages.notes} />, component.notes],
  ];
  const uuid = [<Message {...messages.uuid} />, copied(component.uuid)] as const;
  const known = facts.filter(([, value]) => Boolean(value));
  return (
    <Card title={intl.formatMessage(messages.facts)}>
      {known.length === 0 && <Message {...messages.noFacts} />}
      <List>
        {[...known, uuid].map(([name, value], index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </List>
    </Card>
  );
}

/** Returns the latest version, and its distance from the version in use. */
function latestText(intl: IntlShape, component: Component, latest: string): string {
  const distance = versionDistanceText(intl, component, latest);
  return distance === undefined ? latest : `${latest}\n${distance}`;
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space.sm};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: ${theme.space.md};
    ${whenNarrowerThan('phone')} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
