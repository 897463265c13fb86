import { useMemo } from 'react';
import { createComponentProperty, deleteComponentProperty } from '../../../api/components.js';
import * as components from '../../../data/resources/components.js';
import { PROPERTY_TYPES } from '../../../domain/propertyValue.js';
import { propertiesCodec } from '../../../entities/property/propertiesCodec.js';
import { PropertyList, type PropertyCalls } from '../../../entities/property/PropertyList.js';

/** Properties of a component: those from its BOM, and those that someone added. */
export function ComponentProperties({ componentId }: { componentId: string }) {
  const calls = useMemo((): PropertyCalls => {
    const rows = components.properties(componentId);
    return {
      codec: CODEC,
      permission: 'VIEW_PORTFOLIO',
      rows,
      add: (api, property) => createComponentProperty(api, componentId, property),
      addAction: 'UPDATE',
      remove: (api, { uuid = '' }) => deleteComponentProperty(api, componentId, uuid),
      stale: [rows.key],
      // Servers keep no secrets of components.
      types: PROPERTY_TYPES.filter((type) => type !== 'ENCRYPTEDSTRING'),
      isGroupRequired: false,
    };
  }, [componentId]);
  return <PropertyList calls={calls} />;
}

const CODEC = propertiesCodec('ComponentProperties');
