import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isKnownOrganization } from '../../../domain/isKnownOrganization.js';
import { safeReferences } from '../../../domain/safeReferences.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { textOf, type ListMessage } from '../../../frames/list/listText.js';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { Address, Addresses, OrganizationFacts } from '../../../entities/project/OrganizationFacts.js';
import { directionText } from '../../../entities/service/serviceText.js';
import type { Service } from '../../../schema/service.js';
import { theme } from '../../../theme/index.js';
import { messages } from './ServiceDetail.messages.js';

/**
 * Shows the facts about a service. Facts that most services have are shown as missing when absent. Others are
 * left out.
 */
export function ServiceFacts({ service, headingLevel }: { service: Service; headingLevel: 2 | 3 | 4 }) {
  const intl = useIntl();
  const { description, endpoints = [], data = [], provider, notes, uuid } = service;
  const references = safeReferences(service.externalReferences);
  const section = (title: ReactNode, content: ReactNode) => (
    <section>
      <Heading as={`h${headingLevel}`}>{title}</Heading>
      <TextSpan>{content}</TextSpan>
    </section>
  );
  const quiet = (words: ListMessage) => <Quiet>{textOf(intl, words)}</Quiet>;
  return (
    <>
      {description && <Text dir="auto">{description}</Text>}
      <Columns>
        {section(
          <Message {...messages.endpoints} />,
          endpoints.length > 0 ? <Addresses addresses={endpoints} /> : quiet(messages.noEndpoints),
        )}
        {section(
          <Message {...messages.data} />,
          data.length > 0 ? (
            <Pairs>
              {data.map(({ name, direction }, place) => (
                <div key={place}>
                  <dt dir="auto">{name || '–'}</dt>
                  <dd>{directionText(intl, direction)}</dd>
                </div>
              ))}
            </Pairs>
          ) : (
            quiet(messages.noData)
          ),
        )}
        {section(
          <Message {...messages.provider} />,
          isKnownOrganization(provider) ? (
            <OrganizationFacts organization={provider} />
          ) : (
            quiet(messages.noProvider)
          ),
        )}
        {references.length > 0 &&
          section(
            <Message {...messages.references} />,
            <Pairs>
              {references.map(({ type, url, href, comment }, place) => (
                <div key={place}>
                  <dt>{type}</dt>
                  <dd>
                    <Address url={url} href={href} />
                    {comment && <Quiet dir="auto">{comment}</Quiet>}
                  </dd>
                </div>
              ))}
            </Pairs>,
          )}
        {notes && section(<Message {...messages.notes} />, <Text dir="auto">{notes}</Text>)}
        {section(<Message {...messages.uuid} />, <CopyableText text={uuid} />)}
      </Columns>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${theme.space.xl};
  min-inline-size: 0;
  > section {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Heading = styled.h2`
  margin-block-end: ${theme.space.sm};
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.font.line.heading};
`;

const Text = styled.p`
  max-inline-size: 72ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quiet = styled.p`
  color: ${theme.color.text.muted};
`;

const Pairs = styled.dl`
  display: grid;
  gap: ${theme.space.xs};
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(96px, 1fr) minmax(0, 2fr);
    gap: ${theme.space.md};
  }
  dt {
    color: ${theme.color.text.muted};
  }
  dd {
    margin: 0;
  }
`;
