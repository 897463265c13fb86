import { useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import type { Tag as ProjectTag } from '../../schema/project.js';
import { theme } from '../../theme/index.js';
import { Tag } from '../../ui/controls/Badge.js';
import { isPlainClick } from '../../ui/controls/isPlainClick.js';
import { tagListMessages as messages } from './tagList.messages.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** Props of {@link TagList}. */
export interface TagListProps {
  tags: readonly ProjectTag[];
  /**
   * The kind of object that has the tags, and that is listed where a tag leads to. @defaultValue 'projects'
   */
  of?: 'projects' | 'vulnerabilities';
  /** The number of tags shown, 1 or more. The rest are behind “+n”. */
  limit: number;
  /**
   * Called when a tag is selected and the host has no place that it could lead to, such as a list that
   * filters by it.
   */
  onTagSelect?: (tag: string) => void;
}

/** Tags of a project or a vulnerability, each leading to all that have it. */
export function TagList({ tags, of = 'projects', limit, onTagSelect }: TagListProps) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen || tags.length <= limit ? tags : tags.slice(0, limit);
  const rest = tags.length - limit;
  return (
    <Row data-open={isOpen || undefined}>
      {shown.map(({ name }) => (
        <TagLink key={name} name={name} of={of} onSelect={onTagSelect} />
      ))}
      {rest > 0 && (
        <Tag
          as="button"
          type="button"
          aria-expanded={isOpen}
          aria-label={intl.formatMessage(isOpen ? messages.fewer : messages.more, { count: rest })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '−' : `+${intl.formatNumber(rest)}`}
        </Tag>
      )}
    </Row>
  );
}

function TagLink(props: {
  name: string;
  of: 'projects' | 'vulnerabilities';
  onSelect?: (tag: string) => void;
}) {
  const { name, of, onSelect } = props;
  const link = useTargetLink({ to: of, tag: name });
  const words = <bdi>{name}</bdi>;
  if (!link) {
    if (!onSelect) return <Tag title={name}>{words}</Tag>;
    return (
      <Tag as="button" type="button" title={name} onClick={() => onSelect(name)}>
        {words}
      </Tag>
    );
  }
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!link.onNavigate || !isPlainClick(event)) return;
    event.preventDefault();
    link.onNavigate(event);
  };
  return (
    <Tag as="a" href={link.href} title={name} onClick={onClick}>
      {words}
    </Tag>
  );
}

// A grid shares out room evenly until each tag has what it needs, so long ones give way; boxes of a flex row would all shrink.
const Row = styled.span`
  display: inline-grid;
  grid-auto-columns: minmax(0, max-content);
  grid-auto-flow: column;
  align-items: center;
  gap: ${theme.space.xs};
  min-inline-size: 0;
  max-inline-size: 100%;
  &[data-open] {
    display: inline-flex;
    flex-wrap: wrap;
  }
`;
