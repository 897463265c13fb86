import { styled } from 'styled-components';
import { Message, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { ConfigError } from '../config.js';
import { reloadIfReachable } from './connection.js';
import { messages } from './shell.messages.js';

/** The console cannot run, and why. Drawn with as little code as possible, because missing code is one of the causes. */
export function StartProblem({ error }: { error: unknown }) {
  const intl = useIntl();
  const isConfig = error instanceof ConfigError;
  return (
    <main>
      <Root role="alert">
        <h1>
          <Message {...(isConfig ? messages.configProblem : messages.stopped)} />
        </h1>
        <p>
          <Message {...(isConfig ? messages.configAdvice : messages.stoppedAdvice)} />
        </p>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
        <button type="button" onClick={() => void reloadIfReachable()}>
          {intl.formatMessage(messages.reload)}
        </button>
      </Root>
    </main>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space.md};
  max-inline-size: ${theme.size.readingColumn};
  margin: 12vh auto 0;
  padding: ${theme.space.xl};

  h1 {
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
    font-weight: ${theme.font.weight.strong};
  }
  pre {
    max-inline-size: 100%;
    padding: ${theme.space.md};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.code};
    font-family: ${theme.font.family.mono};
    font-size: ${theme.font.size.small};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  button {
    min-block-size: ${theme.size.control};
    padding-inline: ${theme.space.md};
    border: 1px solid ${theme.color.border.control};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.base};
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;
