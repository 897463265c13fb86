import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIntl } from 'bomdeck/i18n';
import { LicenseDetail, type LicenseDetailProps, type LicenseLoadedEvent } from 'bomdeck/LicenseDetail';
import { VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { licensePlaceOf } from './paths.js';
import { RequirePermission } from './RequirePermission.js';

/** A license: its texts, groups, and the policies that name it. */
export function LicensePage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <LicenseView />
    </RequirePermission>
  );
}

function LicenseView() {
  const intl = useIntl();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { licenseId, tab } = licensePlaceOf(pathname);
  const [loaded, setLoaded] = useState<LicenseLoadedEvent['license']>();
  const onLicenseLoaded = useCallback<NonNullable<LicenseDetailProps['onLicenseLoaded']>>(
    ({ license }) => setLoaded(license),
    [],
  );
  // The license of the previous page does not apply to this page.
  const license = loaded?.licenseId === licenseId ? loaded : undefined;
  const title = license?.name ?? licenseId;
  return (
    <Page
      pageKey={`license ${licenseId}`}
      title={title}
      crumbs={[{ label: intl.formatMessage(pageNames.licenses), to: '/licenses' }, { label: title }]}
    >
      {/* The head of the license is the heading of the page, once it is there. */}
      {!license && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <LicenseDetail
        licenseId={licenseId}
        // An address of a part that there is not leads to the first one.
        tab={tab ?? 'overview'}
        onLicenseLoaded={onLicenseLoaded}
        // Going back is not to lead to what is no more.
        onLicenseDeleted={() => void navigate('/licenses', { replace: true })}
      />
    </Page>
  );
}
