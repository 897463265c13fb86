import { styled } from 'styled-components';
import type { VulnerabilityIdentifier } from '../domain/findings/identifiers.js';
import { Message } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { AliasLink } from './AliasLink.js';
import { also } from './vulnerabilityText.messages.js';

/** In a head: the other identifiers of a vulnerability, with their word before them; nothing where there are none. */
export function AlsoKnownAs({ aliases }: { aliases: readonly VulnerabilityIdentifier[] }) {
  if (aliases.length === 0) return null;
  return (
    <Aliases>
      <Message {...also} />
      {aliases.map((alias) => (
        <AliasLink key={alias.id} {...alias} />
      ))}
    </Aliases>
  );
}

const Aliases = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.sm};
  min-inline-size: 0;
`;
