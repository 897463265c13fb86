import type { ComponentType } from 'react';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import type { CrudCodec, CrudValue } from '../../../frames/crud/CrudDefinition.js';
import type { AdminPanelProps } from './panels.js';

/** A panel whose value stands in the query parameters that the area keeps. */
export function panelWithQuery<Props extends object>(
  Panel: ComponentType<
    Props & { value?: CrudValue; onValueChange?: (value: CrudValue, change: ValueChange) => void }
  >,
  codec: CrudCodec,
): ComponentType<Omit<Props, 'value' | 'onValueChange'> & Pick<AdminPanelProps, 'query' | 'onQueryChange'>> {
  return function PanelInAddress({ query, onQueryChange, ...props }) {
    const { preferences } = useHost();
    return (
      <Panel
        {...(props as unknown as Props)}
        value={codec.parse(new URLSearchParams(query), codec.remembered(preferences))}
        onValueChange={(value, change) => onQueryChange(codec.format(value).toString(), change)}
      />
    );
  };
}
