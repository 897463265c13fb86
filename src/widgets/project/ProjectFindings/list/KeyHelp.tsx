import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from '../../../../i18n/index.js';
import { theme } from '../../../../theme/index.js';
import { Dialog } from '../../../../ui/overlay/Dialog.js';
import { Switch } from '../../../../ui/fields/Switch.js';
import { Kbd } from '../../../../ui/controls/Kbd.js';
import { keyText, type NamedKey } from '../../../../ui/controls/keyText.js';
import { keyHelpMessages as messages } from './KeyHelp.messages.js';

/** Props of {@link KeyHelp}. */
export interface KeyHelpProps {
  hasLetterKeys: boolean;
  onLetterKeysChange: (hasLetterKeys: boolean) => void;
  mayAudit: boolean;
  hasGraph: boolean;
  hasVulnerabilityPage: boolean;
  onClose: () => void;
}

/** The keys of the table, and the switch that turns single letters off. */
export function KeyHelp(props: KeyHelpProps) {
  const { hasLetterKeys, onLetterKeysChange, mayAudit, hasGraph, hasVulnerabilityPage, onClose } = props;
  const intl = useIntl();
  const has = { audit: mayAudit, graph: hasGraph, vulnerability: hasVulnerabilityPage };
  const keys = KEYS.filter(({ needs }) => !needs || has[needs]);
  return (
    <Dialog title={intl.formatMessage(messages.title)} onClose={onClose}>
      <p>
        <Message {...messages.where} />
      </p>
      <Keys>
        {keys.map(({ does, names, chord = [] }) => (
          <div key={does}>
            <dt>
              {names?.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
              {chord.map((key, i) => (
                <Fragment key={key}>
                  <TextSpan>{i > 0 && '+'}</TextSpan>
                  <Kbd>{keyText(intl, key)}</Kbd>
                </Fragment>
              ))}
            </dt>
            <dd>
              <Message {...messages[does]} />
            </dd>
          </div>
        ))}
      </Keys>
      <Switch
        label={intl.formatMessage(messages.letters)}
        checked={hasLetterKeys}
        onCheckedChange={onLetterKeysChange}
      />
    </Dialog>
  );
}

const KEYS: readonly {
  does: keyof typeof messages;
  /** The labels of the keys that each do it. */
  names?: readonly string[];
  /** Keys that do it when pressed together. */
  chord?: readonly NamedKey[];
  needs?: 'audit' | 'graph' | 'vulnerability';
}[] = [
  { does: 'move', names: ['j', 'k', '↓', '↑'] },
  { does: 'open', chord: ['enter'] },
  { does: 'search', names: ['/'] },
  { does: 'filter', names: ['f'] },
  { does: 'group', names: ['g'] },
  { does: 'next', names: ['n'] },
  { does: 'page', names: ['[', ']'] },
  { does: 'vulnerability', names: ['o'], needs: 'vulnerability' },
  { does: 'paths', names: ['p'], needs: 'graph' },
  { does: 'select', names: ['x'], needs: 'audit' },
  { does: 'selectRange', names: ['X'], needs: 'audit' },
  { does: 'analysis', names: ['e'], needs: 'audit' },
  { does: 'comment', names: ['c'], needs: 'audit' },
  { does: 'suppress', names: ['s'], needs: 'audit' },
  { does: 'undo', names: ['u'], needs: 'audit' },
  { does: 'save', chord: ['mod', 'enter'], needs: 'audit' },
  { does: 'close', chord: ['escape'] },
  { does: 'help', names: ['?'] },
];

const Keys = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: ${theme.space.sm} ${theme.space.xl};
  margin-block: ${theme.space.md};
  > div {
    display: flex;
    align-items: baseline;
    gap: ${theme.space.md};
  }
  dt {
    display: flex;
    flex: none;
    gap: ${theme.space.xs};
    min-inline-size: 92px;
  }
`;
