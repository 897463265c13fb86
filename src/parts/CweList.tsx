import { Fragment } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../i18n/index.js';
import type { Cwe } from '../schema/finding.js';
import { cut } from '../ui/mixins.js';
import { Link } from '../ui/Link.js';

/** Props of {@link CweList}. */
export interface CweListProps {
  cwes: readonly Cwe[];
  /**
   * `short`: numbers in one line, for a cell. `named`: numbers and names in one line. `full`: numbers as links, with names.
   * @defaultValue 'short'
   */
  variant?: 'short' | 'named' | 'full';
}

/** Weaknesses behind a vulnerability. */
export function CweList({ cwes, variant = 'short' }: CweListProps) {
  if (variant !== 'full') {
    const names = cwes.map(({ cweId, name }) => (name ? `CWE-${cweId} ${name}` : `CWE-${cweId}`));
    return (
      <Line title={names.join('\n')}>
        {variant === 'named' ? names.join(', ') : cwes.map(({ cweId }) => `CWE-${cweId}`).join(', ')}
      </Line>
    );
  }
  return (
    <>
      {cwes.map(({ cweId, name }, index) => (
        <Fragment key={cweId}>
          <TextSpan>{index > 0 && ', '}</TextSpan>
          <Link href={`https://cwe.mitre.org/data/definitions/${cweId}.html`} isExternal>
            {`CWE-${cweId}`}
          </Link>
          {name && <TextSpan> {name}</TextSpan>}
        </Fragment>
      ))}
    </>
  );
}

const Line = styled.span`
  ${cut}
  font-variant-numeric: tabular-nums;
`;
