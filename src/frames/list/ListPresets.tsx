import { useState } from 'react';
import { useHost } from '../../host/KitProvider.js';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../../ui/later/deferred.js';
import { PopoverButton } from '../../ui/overlay/Popover.js';
import { LoadingRows } from '../../ui/layout/states.js';
import type { List } from './List.js';
import { messages } from './listPresets.messages.js';
import {
  hasSameColumns,
  presetChange,
  presetColumns,
  presetLayout,
  presetQuery,
  readPresets,
  writePresets,
  type ListPreset,
} from './presets.js';
import type { ListValue } from './listValue.js';

/** Views of a list that the user gave a name: goes to one, keeps the one on screen. The button names the one that is shown. */
export function ListPresets<Row, Value extends ListValue>({ list }: { list: List<Row, Value> }) {
  const { definition, value, change, addressOf, columns, layout, setLayout } = list;
  const { value: codec } = definition;
  const intl = useIntl();
  const { preferences } = useHost();
  const [presets, setPresets] = useState(() => readPresets(preferences, codec.name));
  const query = presetQuery(codec, value);
  const isShown = (preset: ListPreset) => preset.query === query && hasSameColumns(columns, layout, preset);
  const shown = presets.find(isShown);
  return (
    <PopoverButton
      variant="secondary"
      icon="eye"
      label={shown ? <bdi>{shown.name}</bdi> : intl.formatMessage(messages.views)}
      popoverLabel={intl.formatMessage(messages.views)}
    >
      {(close) => (
        <PresetList
          fallback={<LoadingRows />}
          presets={presets}
          current={{ query, ...presetColumns(columns, layout) }}
          isShown={isShown}
          onChange={(edit) => {
            // As they are now: another list on the page may have them, too, and an undo may come late.
            const next = edit(readPresets(preferences, codec.name));
            writePresets(preferences, codec.name, next);
            setPresets(next);
          }}
          onShow={(preset) => {
            close();
            change(presetChange(codec, value, preset), true);
            if (!hasSameColumns(columns, layout, preset)) setLayout(presetLayout(columns, layout, preset));
          }}
          addressOf={
            addressOf && ((preset: ListPreset) => addressOf(codec.parse(new URLSearchParams(preset.query))))
          }
        />
      )}
    </PopoverButton>
  );
}

const PresetList = deferred(() => import('./PresetList.js').then((module) => module.PresetList));
