import { styled } from 'styled-components';
import { useCapabilities } from '../../data/useCapabilities.js';
import type { NotKept, NotKeptRule } from '../../domain/cyclonedx/kept/createLedger.js';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Disclosure } from '../../ui/layout/Disclosure.js';
import { Code, Hint } from './upload.styles.js';
import { messages, ruleMessages } from './notKept.messages.js';
import { notKeptBy } from './notKeptBy.js';

/** Props of {@link NotKeptList}. */
export interface NotKeptListProps {
  notKept: readonly NotKept[] | undefined;
  /** Waits behind its title; for a file among others. */
  isCollapsed?: boolean;
}

/** Up to this number, members are shown immediately. */
const FEW = 4;

/**
 * Lists the parts of a file that the server will not keep: references that lead nowhere and the like first,
 * then members by their names.
 */
export function NotKeptList({ notKept = [], isCollapsed = false }: NotKeptListProps) {
  const intl = useIntl();
  const server = useCapabilities(notKept.length > 0);
  const all = server ? notKeptBy(server, notKept) : [];
  if (all.length === 0) return null;
  if (isCollapsed) {
    return (
      <Disclosure summary={intl.formatMessage(messages.titleCount, { count: all.length })}>
        <Entries all={all} />
      </Disclosure>
    );
  }
  return (
    <Root aria-label={intl.formatMessage(messages.title)}>
      <strong>
        <Message {...messages.title} />
      </strong>
      <Entries all={all} />
    </Root>
  );
}

function Entries({ all }: { all: readonly NotKept[] }) {
  const intl = useIntl();
  const rules = all.filter(isRule);
  const members = all.filter((entry) => !isRule(entry));
  return (
    <>
      {rules.length > 0 && (
        <Items>
          {rules.map((entry) => (
            <Rule key={entry.what} {...entry} />
          ))}
        </Items>
      )}
      {members.length > 0 && (
        <Disclosure
          summary={intl.formatMessage(messages.members, { count: members.length })}
          defaultIsOpen={members.length <= FEW}
        >
          <Members>
            {members.map(({ what, count }) => (
              <li key={what}>
                <Code>{what}</Code>
                <span>{intl.formatNumber(count)}</span>
              </li>
            ))}
          </Members>
        </Disclosure>
      )}
      {members.some(({ what }) => what === 'vulnerabilities') && (
        <Hint>
          <Message {...messages.vulnerabilities} />
        </Hint>
      )}
    </>
  );
}

function isRule(entry: NotKept): entry is NotKept & { what: NotKeptRule } {
  return Object.hasOwn(ruleMessages, entry.what);
}

/** As many names as the check lists at most; how many there are beyond them it does not say. */
const MAX_NAMES = 5;

function Rule({ what, count, names = [] }: NotKept & { what: NotKeptRule }) {
  const intl = useIntl();
  const more = names.length < MAX_NAMES ? [] : ['…'];
  return (
    <li>
      <span>{intl.formatMessage(ruleMessages[what], { count })}</span>{' '}
      {names.length > 0 && <Names dir="auto">{[...names, ...more].join(', ')}</Names>}
    </li>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  padding: ${theme.space.md};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.md};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

const Items = styled.ul`
  display: grid;
  gap: ${theme.space['2xs']};
  margin: 0;
  padding-inline-start: ${theme.space.lg};
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Names = styled.span`
  color: ${theme.color.text.muted};
`;

const Members = styled.ul`
  display: grid;
  gap: ${theme.space['2xs']};
  max-block-size: 240px;
  margin: ${theme.space.xs} 0 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  > li {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space.md};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
