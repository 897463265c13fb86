import { useState } from 'react';
import { Message } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { deferred } from '../../../ui/later/deferred.js';
import { LoadingRows } from '../../../ui/layout/states.js';
import type { LicenseUseScanProps } from './LicenseUseScan.js';
import { messages } from './LicenseUse.messages.js';

/**
 * Searches for the components with a license when the user starts it, because the search reads the full
 * portfolio.
 */
export function LicenseUse(props: LicenseUseScanProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <LicenseUseScan {...props} fallback={<LoadingRows rows={2} />} />;
  return (
    <div>
      <Button icon="search" onClick={() => setIsOpen(true)}>
        <Message {...messages.find} />
      </Button>
    </div>
  );
}

const LicenseUseScan = deferred(() => import('./LicenseUseScan.js').then((module) => module.LicenseUseScan));
