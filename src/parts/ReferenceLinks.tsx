import { useState } from 'react';
import { styled } from 'styled-components';
import type { Reference } from '../domain/findings/references.js';
import { Message } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { Button } from '../ui/Button.js';
import { Link } from '../ui/Link.js';
import { referenceLinksMessages as messages } from './referenceLinks.messages.js';

/** Props of {@link ReferenceLinks}. */
export interface ReferenceLinksProps {
  references: readonly Reference[];
  /** How many are shown at once; the rest waits behind a button. */
  limit: number;
}

/** Links about a vulnerability, below each other. */
export function ReferenceLinks({ references, limit }: ReferenceLinksProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? references : references.slice(0, limit);
  const more = references.length - shown.length;
  return (
    <Links>
      {shown.map(({ url, text }) => (
        <li key={url}>
          <Link href={url} isExternal>
            {text}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setIsWhole(true)}>
            <Message {...messages.more} values={{ count: more }} />
          </Button>
        </li>
      )}
    </Links>
  );
}

// Its lines are 20 pixels high: closer to each other they would be too small to be hit.
const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
