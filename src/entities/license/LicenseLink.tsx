import { Link } from '../../ui/controls/Link.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** Props of {@link LicenseLink}. */
export interface LicenseLinkProps {
  licenseId: string;
  /** The visible text. */
  text: string;
}

/** A license that leads to its page, where the host has one. */
export function LicenseLink({ licenseId, text }: LicenseLinkProps) {
  const link = useTargetLink({ to: 'license', licenseId });
  const words = <bdi>{text}</bdi>;
  return link ? (
    <Link {...link} variant="entity">
      {words}
    </Link>
  ) : (
    words
  );
}
