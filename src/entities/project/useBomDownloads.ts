import { useMemo } from 'react';
import type { DocumentFormat } from '../../api/documents.js';
import { errorText } from '../../data/errorText.js';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { withWords } from '../../i18n/words.js';
import type { MenuItem } from '../../ui/overlay/MenuItem.js';
import { messages } from './bomDownloads.messages.js';

/** The BOM of a project as files: what it holds, in each format; lines of a menu. */
export function useBomDownloads(projectId: string): readonly MenuItem[] {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  return useMemo(() => {
    const tell = (error: unknown) => notify({ kind: 'failure', title: errorText(intl, error).title });
    return FORMATS.flatMap((format) =>
      DOCUMENTS.map((document, at): MenuItem => ({
        id: `${document} ${format}`,
        heading: at === 0 ? intl.formatMessage(messages.format, { format: format.toUpperCase() }) : undefined,
        label: intl.formatMessage(messages[document]),
        onSelect: () =>
          void withWords(import('../../data/exportDocument.js')).then(
            ({ exportDocument }) => exportDocument({ api, auth, notify }, intl, projectId, document, format),
            tell,
          ),
      })),
    );
  }, [api, auth, notify, intl, projectId]);
}

const FORMATS: readonly DocumentFormat[] = ['json', 'xml'];
const DOCUMENTS = ['inventory', 'withVulnerabilities', 'vdr'] as const;
