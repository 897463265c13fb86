import { Hono } from 'hono';

import { NotificationPublisher } from '../answers/notification.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json } from '../http/answer.js';
import { readForm, readJson, uuidParam } from '../http/body.js';
import { NOTHING, answers, jsonOf, listed, takesForm, takesJson } from '../http/described.js';
import { permit } from '../http/guards.js';
import { flag, model, text } from '../http/model.js';
import type { Input } from '../http/model.js';
import { badRequest, conflict, notFound } from '../http/refusal.js';
import { ownerOfWork } from '../http/waitingWork.js';
import { DEFAULT_PUBLISHERS } from '../rules/defaultPublishers.js';
import { mailAddressesIn } from '../../../src/domain/mailAddresses.js';
import { publisherClassProblem } from '../rules/publisherKind.js';
import { setConfigProperty } from '../store/config.js';
import {
  allPublishers,
  deletePublisher,
  findPublisher,
  findPublisherByName,
  insertPublisher,
  publisherJson,
  restoreTemplate,
  updatePublisher,
} from '../store/notificationPublishers.js';
import type { PublisherFacts } from '../store/notificationPublishers.js';

const required = (max: number) =>
  text({ trim: true, blankAsNull: true, notBlank: true, notNull: true, min: 1, max });

const members = {
  name: required(255),
  description: text({ trim: true, blankAsNull: true, max: 1024 }),
  publisherClass: required(1024),
  template: text({ blankAsNull: true }),
  templateMimeType: required(255),
  defaultPublisher: flag(),
};
const NewPublisher = model({ ...members, uuid: text() });
const ChangedPublisher = model({ ...members, uuid: text({ notNull: true }) });

/**
 * Returns the routes for publishers, the destinations of notifications. Those that came with the server
 * cannot be changed.
 */
export function notificationPublisherRoutes({ db, jobs }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();
  const manage = permit('SYSTEM_CONFIGURATION');

  router.get('/notification/publisher', manage, answers(listed(NotificationPublisher)), (c) =>
    json(c, allPublishers(db).map(publisherJson)),
  );

  router.put(
    '/notification/publisher',
    manage,
    takesJson(NewPublisher),
    answers({ 201: jsonOf(NotificationPublisher) }, 409),
    async (c) => {
      const input = await readJson(c, NewPublisher);
      const facts = factsOf(input);
      if (findPublisherByName(db, facts.name))
        throw conflict(`The notification with the name ${facts.name} already exist`);
      if (input.defaultPublisher) throw badRequest('The creation of a new default publisher is forbidden');
      requireClass(facts);
      return json(c, publisherJson(insertPublisher(db, facts)), 201);
    },
  );

  router.post(
    '/notification/publisher',
    manage,
    takesJson(ChangedPublisher),
    answers(NotificationPublisher, 404, 409),
    async (c) => {
      const input = await readJson(c, ChangedPublisher);
      const facts = factsOf(input);
      const stored = findPublisher(db, input.uuid ?? '');
      if (!stored) throw notFound('The UUID of the notification publisher could not be found.');
      if (stored.defaultPublisher) throw badRequest('The modification of a default publisher is forbidden');
      const namesake = findPublisherByName(db, facts.name);
      if (namesake && namesake.id !== stored.id)
        throw conflict(`An existing publisher with the name '${facts.name}' already exist`);
      // As in the reference, name and description are kept even when the class is then rejected.
      const { name, description } = facts;
      const renamed = updatePublisher(db, stored, { name, description });
      requireClass(facts);
      return json(c, publisherJson(updatePublisher(db, renamed, facts)));
    },
  );

  router.delete('/notification/publisher/:uuid', manage, answers({ 204: NOTHING }, 404), (c) => {
    const publisher = findPublisher(db, uuidParam(c, 'uuid', 'deleteNotificationPublisher.arg0'));
    if (!publisher) throw notFound('The UUID of the notification rule could not be found.');
    if (publisher.defaultPublisher)
      throw badRequest('Deleting a default notification publisher is forbidden.');
    deletePublisher(db, publisher);
    return empty(204);
  });

  router.post('/notification/publisher/restoreDefaultTemplates', manage, answers(NOTHING), () => {
    db.transaction(() => {
      for (const publisher of DEFAULT_PUBLISHERS) restoreTemplate(db, publisher);
      setConfigProperty(db, 'notification', 'template.default.override.enabled', 'false');
    });
    return empty();
  });

  // The answer does not report delivery. The email shows it, or the log of the server.
  router.post(
    '/notification/publisher/test/smtp',
    manage,
    takesForm('destination'),
    answers(NOTHING, 400, 429),
    async (c) => {
      const { destination } = await readForm(c, 10_000);
      if (!destination?.trim()) throw badRequest('The destination of the test email is missing.');
      const { addresses, unreadable } = mailAddressesIn(destination);
      if (unreadable.length > 0 || addresses.length === 0)
        throw badRequest('The destination of the test email must be email addresses, separated by commas.');
      jobs.enqueue({
        kind: 'sendTestMail',
        payload: { destination },
        lane: 'notification:test',
        owner: ownerOfWork(c),
        isMergeable: true,
      });
      return empty();
    },
  );

  return router;
}

function factsOf(input: Input<typeof NewPublisher>): PublisherFacts {
  return {
    name: input.name ?? '',
    description: input.description ?? null,
    publisherClass: input.publisherClass ?? '',
    template: input.template ?? null,
    templateMimeType: input.templateMimeType ?? '',
  };
}

function requireClass({ publisherClass }: PublisherFacts): void {
  const problem = publisherClassProblem(publisherClass);
  if (problem !== undefined) throw badRequest(problem);
}
