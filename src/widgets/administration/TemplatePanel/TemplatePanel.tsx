import * as alerts from '../../../data/resources/alerts.js';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { withWords } from '../../../i18n/words.js';
import { flagColumn, textColumn } from '../../../frames/list/columns.js';
import type { ListColumn } from '../../../frames/list/ListDefinition.js';
import { nameColumn } from '../../../frames/crud/crudColumns.js';
import {
  crudCodec,
  type CrudCodec,
  type CrudDefinition,
  type CrudPanelState,
} from '../../../frames/crud/CrudDefinition.js';
import { CrudPanel } from '../../../frames/crud/CrudPanel.js';
import type { AlertPublisher } from '../../../schema/alert.js';
import type { TemplateValues } from './templateForm.js';
import { messages } from './TemplatePanel.messages.js';

/** Props of {@link TemplatePanel}. @public */
export interface TemplatePanelProps extends HostProps, CrudPanelState {
  /** Called after the server created or changed a template, even if its form was closed in the meantime. */
  onTemplateSaved?: (event: TemplateSavedEvent) => void;
  /** Called after the server deleted a template. */
  onTemplateDeleted?: (event: TemplateDeletedEvent) => void;
}

/** A template that was created or changed. @public */
export interface TemplateSavedEvent {
  /** As the server has it. */
  template: AlertPublisher;
  /** True when the template was created, false when it was changed. */
  isNew: boolean;
}

/** A template that was deleted. @public */
export interface TemplateDeletedEvent {
  /** As it was. */
  template: AlertPublisher;
}

/**
 * The templates that alerts use for their text. Opening one shows its text and a preview with an example.
 * Default templates of the server can be changed only as copies.
 * @public
 */
export function TemplatePanel(props: TemplatePanelProps) {
  const [host, { onTemplateSaved, onTemplateDeleted, ...state }] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <CrudPanel
        definition={DEFINITION}
        onSaved={({ row, isNew }) => onTemplateSaved?.({ template: row, isNew })}
        onDeleted={({ row }) => onTemplateDeleted?.({ template: row })}
        {...state}
      />
    </Widget>
  );
}

const COLUMNS: readonly ListColumn<AlertPublisher>[] = [
  nameColumn({
    id: 'name',
    header: messages.name,
    idOf: ({ uuid }) => uuid,
    nameOf: ({ name }) => name,
  }),
  textColumn({
    id: 'publisherClass',
    header: messages.way,
    cardSlot: 'second',
    textOf: wayOf,
    sortValue: (template) => wayOf(template) ?? '',
    isTechnical: true,
  }),
  textColumn({
    id: 'templateMimeType',
    header: messages.mimeType,
    foldBelow: 640,
    cardSlot: 'third',
    textOf: ({ templateMimeType }) => templateMimeType,
    sortValue: ({ templateMimeType = '' }) => templateMimeType,
    isTechnical: true,
  }),
  flagColumn({
    id: 'defaultPublisher',
    header: messages.isDefault,
    width: 120,
    cardSlot: 'titleEnd',
    isOn: ({ defaultPublisher }) => defaultPublisher === true,
    off: messages.isOwn,
  }),
];

/** The class or extension that sends, without its package. */
function wayOf({ publisherClass, extensionName }: AlertPublisher): string | undefined {
  return extensionName ?? publisherClass?.split('.').at(-1);
}

const codec = crudCodec('TemplatePanel', COLUMNS, 'name');

/** Reads and writes the state of the panel in query parameters and preferences. @public */
export const templatePanelCodec: CrudCodec = codec;

const DEFINITION: CrudDefinition<AlertPublisher, TemplateValues> = {
  list: {
    value: codec,
    columns: COLUMNS,
    row: { getId: ({ uuid }) => uuid, getName: ({ name }) => name },
    permission: 'SYSTEM_CONFIGURATION',
    searchedText: ({ name, description = '' }) => `${name} ${description}`,
    search: { label: messages.search, hint: messages.search },
    words: { label: messages.templates, total: messages.total, none: messages.none },
    icon: 'file',
    fileName: 'alert-templates',
  },
  rows: alerts.publishers,
  create: messages.create,
  isFormWide: true,
  staysOpen: true,
  loadForm: async () => {
    const { templateForm } = await withWords(import('./templateForm.js'));
    return ({ line }) => templateForm(line);
  },
};
