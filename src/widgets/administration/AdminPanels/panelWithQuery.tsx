import type { ComponentType, ReactNode } from 'react';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import type { CrudCodec, CrudValue } from '../../../frames/crud/CrudDefinition.js';

/** The props that the area passes to each panel. */
export interface AdminPanelProps {
  /** Its heading. */
  title: ReactNode;
  /** The panel's own part of the address, as query parameters. */
  query: string;
  onQueryChange: (query: string, change: ValueChange) => void;
  onDirtyChange: (event: { isDirty: boolean }) => void;
}

/** Returns a panel whose value is stored in the query parameters that the area keeps. */
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
