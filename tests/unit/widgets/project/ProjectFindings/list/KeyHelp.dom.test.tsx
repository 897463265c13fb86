import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { IntlScope } from '../../../../../../src/i18n/index.js';
import { messages as german } from '../../../../../../src/i18n/generated/de.js';
import { KeyHelp } from '../../../../../../src/widgets/project/ProjectFindings/list/KeyHelp.js';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['en', 'Linux x86_64', 'Ctrl+Enter'],
  ['de', 'Win32', 'Strg+Enter'],
  ['en', 'MacIntel', '⌘+Enter'],
])('names the keys as they stand on a keyboard: %s, %s', (locale, platform, keys) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);

  render(<Help locale={locale} />);

  const action = screen.getByText(/^(Save audit form|Prüfformular speichern)$/);
  expect(action.closest('dd')!.previousElementSibling).toHaveTextContent(keys);
});

it('leaves out what cannot be done', () => {
  render(<Help locale="en" mayAudit={false} />);

  expect(screen.getByText('Show this list')).toBeVisible();
  expect(screen.queryByText('Save audit form')).not.toBeInTheDocument();
});

function Help(props: { locale: string; mayAudit?: boolean }) {
  return (
    <IntlScope locale={props.locale} messages={props.locale === 'de' ? german : undefined}>
      <KeyHelp
        hasLetterKeys
        onLetterKeysChange={vi.fn()}
        mayAudit={props.mayAudit ?? true}
        hasGraph
        hasVulnerabilityPage
        onClose={vi.fn()}
      />
    </IntlScope>
  );
}
