import { listCodec, type ListCodec } from '../../frames/list/listCodec.js';
import type { ListValue } from '../../frames/list/listValue.js';

/** What a list of properties shows, by default all by name. @public */
export type PropertiesValue = ListValue<PropertiesSort>;

/** What properties are sorted by. @public */
export type PropertiesSort = (typeof PROPERTIES_SORTS)[number];
/** All sortings of properties. @public */
export const PROPERTIES_SORTS = ['groupName', 'propertyName', 'propertyValue', 'propertyType'] as const;

/** How the view of a list of properties stands in addresses and preferences, under the name of the list. */
export function propertiesCodec(name: string): ListCodec<PropertiesValue> {
  return listCodec<PropertiesValue>({
    name,
    sorts: PROPERTIES_SORTS,
    firstOrder: { id: 'propertyName', isDescending: false },
  });
}
