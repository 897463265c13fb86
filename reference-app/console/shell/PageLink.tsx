import type { ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { ButtonLink, Link } from 'bomdeck/ui';

/** Props of {@link PageLink}. */
export interface PageLinkProps {
  /** A path below the base path. */
  to: string;
  children: ReactNode;
  /** @defaultValue 'quiet' */
  look?: 'quiet' | 'button';
}

/** A link to a page of this console. */
export function PageLink({ to, children, look = 'quiet' }: PageLinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const go = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void navigate(to);
  };
  return look === 'button' ? (
    <ButtonLink href={href} onNavigate={go}>
      {children}
    </ButtonLink>
  ) : (
    <Link href={href} onNavigate={go} variant="quiet">
      {children}
    </Link>
  );
}
