import { Hono } from 'hono';

import { ComponentProperty } from '../answers/component.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { empty, json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, answers, jsonOf, listed, takesJson } from '../http/described.js';
import { permit } from '../http/guards.js';
import { listOfRows } from '../http/largeReads.js';
import { conflict, notFound, violated } from '../http/refusal.js';
import {
  componentPropertyJson,
  countProperties,
  deleteComponentProperty,
  hasComponentProperty,
  insertComponentProperty,
  propertyIds,
} from '../store/componentProperties.js';
import type { ComponentPropertyRow } from '../store/componentProperties.js';
import { findComponentPlace } from '../store/components.js';
import { ComponentPropertyInput, storableValue } from './propertyInput.js';

const NO_SECRETS = 'Encrypted component property values are not supported';

/** Returns the routes for the properties of a component: those of its BOM, and those that users added. */
export function componentPropertyRoutes({ db, secrets }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get(
    '/component/:uuid/property',
    permit('VIEW_PORTFOLIO'),
    answers(listed(ComponentProperty), 404),
    (c) => {
      const componentId = componentOf(c, 'getProperties.arg0');
      return listOfRows<ComponentPropertyRow>(c, {
        table: 'componentProperty',
        ids: propertyIds(db, componentId),
        count: countProperties(db, componentId),
        write: componentPropertyJson,
      });
    },
  );

  router.put(
    '/component/:uuid/property',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ComponentPropertyInput),
    answers({ 201: jsonOf(ComponentProperty) }, 404, 409),
    async (c) => {
      const componentId = componentOf(c, 'createProperty.arg0');
      const input = await readJson(c, ComponentPropertyInput);
      const { propertyName = '', propertyType = 'STRING' } = input;
      if (propertyType === 'ENCRYPTEDSTRING') {
        throw violated([
          {
            message: NO_SECRETS,
            messageTemplate: NO_SECRETS,
            path: 'propertyType',
            invalidValue: propertyType,
          },
        ]);
      }
      const property = {
        groupName: input.groupName ?? null,
        propertyName,
        propertyValue: storableValue(propertyType, input.propertyValue, secrets),
        propertyType,
        description: input.description ?? null,
      };
      if (hasComponentProperty(db, componentId, property)) {
        throw conflict(
          'A property with the specified component/group/name/value combination already exists.',
        );
      }
      return json(c, insertComponentProperty(db, componentId, property), 201);
    },
  );

  router.delete(
    '/component/:uuid/property/:propertyUuid',
    permit('PORTFOLIO_MANAGEMENT'),
    answers({ 204: NOTHING }, 404),
    (c) => {
      const componentId = componentOf(c, 'deleteProperty.arg0');
      if (!deleteComponentProperty(db, componentId, uuidParam(c, 'propertyUuid', 'deleteProperty.arg1')))
        throw notFound('The component property could not be found.');
      return empty(204);
    },
  );

  function componentOf(c: ApiContext, argument: string): number {
    const component = findComponentPlace(db, uuidParam(c, 'uuid', argument));
    if (!component) throw notFound('The component could not be found.');
    requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
    return component.id;
  }

  return router;
}
