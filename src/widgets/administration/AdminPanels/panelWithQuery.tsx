import type { ComponentType, ReactNode } from 'react';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import type { CrudCodec, CrudValue } from '../../../frames/crud/CrudDefinition.js';

/** What the area hands each panel. */
export interface AdminPanelProps {
  /** Its heading. */
  title: ReactNode;
  /** What stands in the address about the panel itself, as query parameters. */
  query: string;
  onQueryChange: (query: string, change: ValueChange) => void;
  onDirtyChange: (event: { isDirty: boolean }) => void;
}

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
