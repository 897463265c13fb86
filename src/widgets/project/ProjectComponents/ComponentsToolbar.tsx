import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useDebouncedText } from '../../../data/useDebouncedText.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { MatchCount, Toolbar, ToolbarEnd } from '../../../ui/list.styles.js';
import { useTip } from '../../../ui/useTip.js';
import { messages } from './ProjectComponents.messages.js';
import type { useProjectComponents } from './useProjectComponents.js';

/** Props of {@link ComponentsToolbar}. */
export interface ComponentsToolbarProps {
  view: ReturnType<typeof useProjectComponents>;
  /** View controls, at the end. */
  children: ReactNode;
}

/** Search and switches above the list of components. */
export function ComponentsToolbar({ view, children }: ComponentsToolbarProps) {
  const intl = useIntl();
  const { asked, change, hasGraph, isFiltered, list } = view;
  const search = useDebouncedText(asked.searchText, (searchText) => change({ searchText }));
  return (
    <Toolbar role="search">
      <SearchField
        label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchHint)}
        value={search.draft}
        onValueChange={search.setDraft}
        onKeyDown={(event) => event.key === 'Enter' && search.commit()}
      />
      <TippedSwitch
        label={intl.formatMessage(messages.onlyOutdated)}
        tip={intl.formatMessage(messages.onlyOutdatedTip)}
        isOn={asked.onlyOutdated}
        onChange={(onlyOutdated) => change({ onlyOutdated })}
      />
      <TippedSwitch
        label={intl.formatMessage(messages.onlyDirect)}
        tip={intl.formatMessage(hasGraph === false ? messages.noGraph : messages.onlyDirectTip)}
        isOn={asked.onlyDirect}
        // Until the project is there, nobody knows whether it has a graph.
        isOff={hasGraph !== true && !asked.onlyDirect}
        onChange={(onlyDirect) => change({ onlyDirect })}
      />
      <ToolbarEnd>
        {isFiltered && (
          <MatchCount role="status">
            {list.matches !== undefined && <Message {...messages.matches} values={{ count: list.matches }} />}
          </MatchCount>
        )}
        {children}
      </ToolbarEnd>
    </Toolbar>
  );
}

/** A switch that says what it does, or why it cannot be used. It can be reached all the same. */
function TippedSwitch(props: {
  label: string;
  tip: string;
  isOn: boolean;
  isOff?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { label, tip: text, isOn, isOff, onChange } = props;
  const tip = useTip(text);
  const { 'aria-describedby': describedBy, ...events } = tip.merge<HTMLSpanElement>({});
  return (
    <Tipped {...events}>
      <Switch
        label={label}
        checked={isOn}
        onCheckedChange={onChange}
        isReadOnly={isOff}
        aria-disabled={isOff || undefined}
        aria-describedby={describedBy}
      />
      {tip.element}
    </Tipped>
  );
}

const Tipped = styled.span`
  display: inline-flex;
  margin-inline-end: ${theme.space.sm};
`;
