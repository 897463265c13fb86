import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { Select } from 'bomdeck/ui';
import { LOCALES, type ThemeName } from 'bomdeck';
import { LANGUAGE_NAMES } from '../i18n/consoleMessages.js';
import { BrandMark } from '../shell/BrandMark.js';
import { useChoices } from '../shell/ChoicesContext.js';
import { themeNames } from '../shell/themeNames.messages.js';
import { ServerNotice } from '../shell/ServerNotice.js';
import { serverName, useServer } from '../shell/useServer.js';
import { messages } from './session.messages.js';

/** The frame of the pages before the shell: brand, one card, and the choices that do not need an account. */
export function SessionCard(props: { title: ReactNode; above?: ReactNode; children: ReactNode }) {
  const { title, above, children } = props;
  const intl = useIntl();
  const choices = useChoices();
  const server = serverName(intl, useServer());
  return (
    <Centre>
      <Column>
        <Brand>
          <BrandMark size={28} />
          <span>
            <Message {...messages.brand} />
          </span>
        </Brand>
        <TextSpan>{above}</TextSpan>
        <Card>
          <h1>{title}</h1>
          <ServerNotice isSignedIn={false} />
          <TextSpan>{children}</TextSpan>
        </Card>
        <Foot>
          <span>{server}</span>
          <Choice>
            <Select
              label={intl.formatMessage(messages.language)}
              isLabelHidden
              size="small"
              value={choices.locale}
              onValueChange={choices.setLocale}
              options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] ?? locale }))}
            />
          </Choice>
          <Choice>
            <Select<ThemeName>
              label={intl.formatMessage(messages.theme)}
              isLabelHidden
              size="small"
              value={choices.theme}
              onValueChange={choices.setTheme}
              options={themeNames(intl)}
            />
          </Choice>
        </Foot>
      </Column>
    </Centre>
  );
}

const Centre = styled.main`
  display: grid;
  place-content: center;
  grid-template-columns: minmax(0, max-content);
  min-block-size: 100vh;
  padding: ${theme.space.xl} ${theme.space.lg};
`;

const Column = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  inline-size: 380px;
  max-inline-size: 100%;
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  padding-block-end: ${theme.space.xs};
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.strong};
  letter-spacing: -0.01em;
`;

const Card = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  padding: ${theme.space.xl};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
  box-shadow: ${theme.shadow.raised};

  > h1 {
    font-size: ${theme.font.size.title};
    line-height: ${theme.font.line.title};
    font-weight: ${theme.font.weight.strong};
    letter-spacing: -0.012em;
  }
  > p {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  padding-block-start: ${theme.space.md};
  border-block-start: 1px solid ${theme.color.border.default};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};

  > span {
    flex: 1;
    white-space: nowrap;
  }
`;

const Choice = styled.div`
  inline-size: max-content;
`;
