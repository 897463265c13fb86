import { styled } from 'styled-components';
import { aliasesOf } from '../domain/findings/identifiers.js';
import type { Vulnerability } from '../schema/vulnerability.js';
import { theme } from '../theme/index.js';
import { Dash } from '../ui/list.styles.js';
import { cut } from '../ui/mixins.js';
import { AliasLink } from './AliasLink.js';

/** In a cell: the other identifiers of a vulnerability, as links in one line. */
export function AliasList({ vulnerability }: { vulnerability: Vulnerability }) {
  const { source, vulnId, aliases } = vulnerability;
  const others = aliasesOf({ source, id: vulnId }, aliases);
  if (others.length === 0) return <Dash />;
  return (
    <Line>
      {others.map((alias) => (
        <AliasLink key={alias.id} {...alias} />
      ))}
    </Line>
  );
}

const Line = styled.span`
  ${cut}
  display: flex;
  gap: ${theme.space.sm};
`;
