import { createIntl } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { indexOf } from '../../../../../../src/domain/findings/indexOf.js';
import { DEFAULT_FINDINGS_VALUE } from '../../../../../../src/domain/findings/findingsValue.js';
import { selectFindings } from '../../../../../../src/domain/findings/selectFindings.js';
import { saveCsv } from '../../../../../../src/widgets/project/ProjectFindings/files/saveCsv.js';
import { rowsOf } from '../../../../domain/findings/aRow.js';

afterEach(() => vi.restoreAllMocks());

it('writes every heading in the language of the user', async () => {
  // A message that is not requested by its id stays unchanged and becomes visible.
  const messages = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, id) => `⟦${String(id)}⟧`,
      has: () => true,
      getOwnPropertyDescriptor: (_, id) => ({
        value: `⟦${String(id)}⟧`,
        configurable: true,
        enumerable: true,
      }),
    },
  );
  const intl = createIntl({ locale: 'de', messages });
  let saved: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:findings';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const index = indexOf({ rows: rowsOf({}) });

  saveCsv(intl, index, selectFindings(index, DEFAULT_FINDINGS_VALUE));

  const [head] = (await saved!.text()).split('\r\n');
  const headings = head!.replace('\ufeff', '').split(',');
  expect(headings).toHaveLength(18);
  expect(headings.filter((heading) => !/^⟦.+⟧$/.test(heading))).toEqual([]);
});
