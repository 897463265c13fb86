import { Hono } from 'hono';

import { ProjectProperty } from '../answers/project.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { empty, json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, answers, jsonOf, listed, takesJson } from '../http/described.js';
import { permit } from '../http/guards.js';
import { badRequest, conflict, notFound } from '../http/refusal.js';
import { checkValue } from '../rules/configValue.js';
import type { PropertyType } from '../rules/configValue.js';
import { findProject } from '../store/projects.js';
import {
  deleteProjectProperty,
  findProjectProperty,
  insertProjectProperty,
  propertiesOfProject,
  setProjectPropertyValue,
} from '../store/projectProperties.js';
import { propertyJson } from '../store/properties.js';
import { ProjectPropertyInput, storableValue } from './propertyInput.js';

/** Returns the routes for the properties of a project that users want to keep, by group and name. */
export function projectPropertyRoutes({ db, secrets }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();
  // Reading takes the same permission: integrations keep their credentials here.
  const manage = permit('PORTFOLIO_MANAGEMENT');

  router.get('/project/:uuid/property', manage, answers(listed(ProjectProperty), 404), (c) => {
    const projectId = projectOf(c, 'getProperties.arg0');
    return json(c, propertiesOfProject(db, projectId).map(propertyJson));
  });

  router.put(
    '/project/:uuid/property',
    manage,
    takesJson(ProjectPropertyInput),
    answers({ 201: jsonOf(ProjectProperty) }, 404, 409),
    async (c) => {
      const projectId = projectOf(c, 'createProperty.arg0');
      const input = await readJson(c, ProjectPropertyInput);
      const { groupName = '', propertyName = '', propertyType, propertyValue, description } = input;
      if (!propertyType) throw badRequest('The type of the property is missing.');
      if (findProjectProperty(db, projectId, input))
        throw conflict('A property with the specified project/group/name combination already exists.');
      const property = {
        groupName,
        propertyName,
        propertyValue: storableValue(propertyType, propertyValue, secrets),
        propertyType,
        description: description ?? null,
      };
      insertProjectProperty(db, projectId, property);
      return json(c, propertyJson(property), 201);
    },
  );

  router.post(
    '/project/:uuid/property',
    manage,
    takesJson(ProjectPropertyInput),
    answers({ 200: jsonOf(ProjectProperty), 304: NOTHING }, 404),
    async (c) => {
      const projectId = projectOf(c, 'updateProperty.arg0');
      const input = await readJson(c, ProjectPropertyInput);
      const property = findProjectProperty(db, projectId, input);
      if (!property)
        throw notFound('A property with the specified project/group/name combination could not be found.');
      const checked = checkValue(property.propertyType as PropertyType, input.propertyValue);
      if (checked.kind === 'refused') throw badRequest(checked.message);
      if (checked.kind === 'unchanged') return empty(304);
      const propertyValue = checked.kind === 'encrypt' ? secrets.encrypt(checked.value) : checked.value;
      setProjectPropertyValue(db, property.id, propertyValue);
      return json(c, propertyJson({ ...property, propertyValue }));
    },
  );

  router.delete(
    '/project/:uuid/property',
    manage,
    takesJson(ProjectPropertyInput),
    answers({ 204: NOTHING }, 404),
    async (c) => {
      const projectId = projectOf(c, 'deleteProperty.arg0');
      const property = findProjectProperty(db, projectId, await readJson(c, ProjectPropertyInput));
      if (!property) throw notFound('The project property could not be found.');
      deleteProjectProperty(db, property.id);
      return empty(204);
    },
  );

  function projectOf(c: ApiContext, argument: string): number {
    const project = findProject(db, uuidParam(c, 'uuid', argument));
    if (!project) throw notFound('The project could not be found.');
    requireAccess(c, project.id);
    return project.id;
  }

  return router;
}
