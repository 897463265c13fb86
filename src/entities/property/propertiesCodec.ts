import { listCodec, type ListCodec } from '../../frames/list/listCodec.js';
import type { ListValue } from '../../frames/list/listValue.js';

/** The view of a property list, by default all properties by name. @public */
export type PropertiesValue = ListValue<PropertiesSort>;

/** A sort key of properties. @public */
export type PropertiesSort = (typeof PROPERTIES_SORTS)[number];
/** All sortings of properties. @public */
export const PROPERTIES_SORTS = ['groupName', 'propertyName', 'propertyValue', 'propertyType'] as const;

/** Creates the codec for the view of a property list in URLs and preferences, under the name of the list. */
export function propertiesCodec(name: string): ListCodec<PropertiesValue> {
  return listCodec<PropertiesValue>({
    name,
    sorts: PROPERTIES_SORTS,
    firstOrder: { id: 'propertyName', isDescending: false },
  });
}
