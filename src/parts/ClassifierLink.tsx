import { TextSpan, useIntl } from '../i18n/index.js';
import { Link } from '../ui/Link.js';
import { classifierText } from './classifierText.js';
import { useTargetLink } from './useTargetLink.js';

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
