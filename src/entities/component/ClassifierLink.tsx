import { TextSpan, useIntl } from '../../i18n/index.js';
import { Link } from '../../ui/controls/Link.js';
import { classifierText } from './classifierText.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** What kind of thing a project is, leading to all projects of that kind; plain text where the host has no such place. */
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
