import { TextSpan, useIntl } from '../../i18n/index.js';
import { Link } from '../../ui/controls/Link.js';
import { classifierText } from './classifierText.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/**
 * The classifier of a project, with a link to all projects of that kind. Plain text where the host has no
 * such page.
 */
export function ClassifierLink({ classifier }: { classifier: string | undefined }) {
  const link = useTargetLink(classifier ? { to: 'projects', classifier } : undefined);
  const text = classifierText(useIntl(), classifier);
  if (!text || !link) return <TextSpan>{text}</TextSpan>;
  return (
    <Link {...link} variant="quiet">
      {text}
    </Link>
  );
}
