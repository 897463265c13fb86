import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { HeadActions } from '../../../frames/detail/HeadActions.js';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { HeadFacts, NameLine, PageHead, PageName } from '../../../frames/facts/pageHead.styles.js';
import type { FullLicense } from '../../../schema/license.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { deferred } from '../../../ui/later/deferred.js';
import { messages } from './LicenseDetail.messages.js';

/** A custom license was deleted. @public */
export interface LicenseDeletedEvent {
  /** As it was. */
  license: FullLicense;
}

/** Props of {@link LicenseHead}. */
export interface LicenseHeadProps {
  license: FullLicense;
  headingLevel: 1 | 2 | 3;
  onLicenseDeleted: ((event: LicenseDeletedEvent) => void) | undefined;
}

/** The name of a license, who approves of it, and the actions for it. */
export function LicenseHead({ license, headingLevel, onLicenseDeleted }: LicenseHeadProps) {
  const { name, licenseId, isOsiApproved, isFsfLibre, isDeprecatedLicenseId, isCustomLicense } = license;
  const intl = useIntl();
  const { mayChange, navigation } = useHost();
  return (
    <PageHead>
      <HeadFacts>
        <NameLine>
          <PageName as={`h${headingLevel}`} dir="auto">
            {name}
          </PageName>
          {isDeprecatedLicenseId && (
            <Badge size="medium" tone="warning" icon="alert">
              <Message {...messages.deprecated} />
            </Badge>
          )}
          {isOsiApproved && (
            <Badge size="medium" icon="check">
              <Message {...messages.osiApproved} />
            </Badge>
          )}
          {isFsfLibre && (
            <Badge size="medium" icon="check">
              <Message {...messages.fsfLibre} />
            </Badge>
          )}
          {isCustomLicense && (
            <Badge size="medium">
              <Message {...messages.custom} />
            </Badge>
          )}
        </NameLine>
        <CopyableText text={licenseId} />
      </HeadFacts>
      <HeadActions
        buttons={[
          isCustomLicense === true &&
            mayChange('SYSTEM_CONFIGURATION', 'DELETE') && {
              id: 'delete',
              label: intl.formatMessage(messages.remove),
              icon: 'trash',
              isDanger: true,
              dialog: (close) => (
                <LicenseDeletion
                  license={license}
                  onClose={close}
                  onLicenseDeleted={() => {
                    close();
                    if (onLicenseDeleted) onLicenseDeleted({ license });
                    else navigation?.go?.({ to: 'licenses' });
                  }}
                />
              ),
            },
        ]}
        more={[]}
      />
    </PageHead>
  );
}

// The question is loaded by those who open it.
const LicenseDeletion = deferred(() =>
  import('./LicenseDeletion.js').then((module) => module.LicenseDeletion),
);
