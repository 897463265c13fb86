import type { ReactNode } from 'react';
import * as licenses from '../../../data/resources/licenses.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message } from '../../../i18n/index.js';
import { FoldedControls } from '../../../frames/list/FoldedControls.js';
import type { ListDefinition } from '../../../frames/list/ListDefinition.js';
import { listSwitch } from '../../../frames/list/listSwitch.js';
import { ListView } from '../../../frames/list/ListView.js';
import { useList } from '../../../frames/list/useList.js';
import type { ListViewState } from '../../../frames/list/useListState.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import type { License } from '../../../schema/license.js';
import { deferred } from '../../../ui/later/deferred.js';
import { ButtonLink } from '../../../ui/controls/Link.js';
import { LICENSE_COLUMNS } from './licenseColumns.js';
import { messages } from './LicenseList.messages.js';
import { licenseListCodec, type LicenseListValue } from './licenseListValue.js';

/** Props of {@link LicenseList}. @public */
export interface LicenseListProps extends HostProps, ListViewState<LicenseListValue> {
  /** Above the list, such as the heading of the page. */
  title?: ReactNode;
  /** Called when the user created a license. Absent: the host's navigation leads to it. */
  onLicenseCreated?: (event: LicenseCreatedEvent) => void;
}

/** A custom license was created. @public */
export interface LicenseCreatedEvent {
  /** As the server has it, without its texts. */
  license: License;
}

/**
 * Lists the licenses that the server knows: those of SPDX, and custom ones, which permitted users create.
 * @public
 */
export function LicenseList(props: LicenseListProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <View {...own} />
    </Widget>
  );
}

const LIST: ListDefinition<License, LicenseListValue> = {
  value: licenseListCodec,
  columns: LICENSE_COLUMNS,
  row: {
    getId: ({ uuid }) => uuid,
    getName: ({ name }) => name,
    isMuted: ({ isDeprecatedLicenseId }) => isDeprecatedLicenseId === true,
  },
  permission: 'VIEW_PORTFOLIO',
  search: { label: messages.search, hint: messages.searchHint },
  filters: [
    listSwitch({ key: 'isOsiApproved', label: messages.osiApproved, tip: messages.osiApprovedTip }),
    listSwitch({ key: 'isFsfLibre', label: messages.fsfLibre, tip: messages.fsfLibreTip }),
    listSwitch({ key: 'isCustomLicense', label: messages.custom, tip: messages.customTip }),
  ],
  Controls: FoldedControls,
  fileName: 'licenses',
  icon: 'license',
  words: { ...messages, label: messages.licenses },
};

function View(props: Omit<LicenseListProps, keyof HostProps>) {
  const { title, onLicenseCreated } = props;
  const { can, mayChange, navigation } = useHost();
  const groups = useTargetLink(can('POLICY_MANAGEMENT', 'READ') ? { to: 'licenseGroups' } : undefined);
  const list = useList(LIST, {
    ...props,
    page: (request, { isOsiApproved, isFsfLibre, isCustomLicense }) =>
      licenses.page({ isOsiApproved, isFsfLibre, isCustomLicense }, request),
    reloads: [licenses.lists],
  });
  return (
    <ListView
      list={list}
      title={title}
      tools={
        groups && (
          <ButtonLink {...groups}>
            <Message {...messages.groups} />
          </ButtonLink>
        )
      }
      create={
        mayChange('SYSTEM_CONFIGURATION', 'CREATE') && {
          label: messages.create,
          dialog: (close) => (
            <LicenseForm
              onClose={close}
              onLicenseCreated={(license) => {
                close();
                if (onLicenseCreated) onLicenseCreated({ license });
                else navigation?.go?.({ to: 'license', licenseId: license.licenseId });
              }}
            />
          ),
        }
      }
    />
  );
}

// The form is loaded by those who open it.
const LicenseForm = deferred(() => import('./LicenseForm.js').then((module) => module.LicenseForm));
