import { Hono } from 'hono';

import { ConfigProperty } from '../answers/system.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { empty, json } from '../http/answer.js';
import { readJson, readJsonList } from '../http/body.js';
import { NOTHING, answers, jsonOf, listed, takesJson, takesJsonList } from '../http/described.js';
import { permit } from '../http/guards.js';
import { ignored, model, text, withoutControls } from '../http/model.js';
import type { Input } from '../http/model.js';
import { badRequest, notFound } from '../http/refusal.js';
import { TEXT, anyOf } from '../http/shape.js';
import { checkSetting } from '../rules/configValue.js';
import type { PropertyType } from '../rules/configValue.js';
import { redirectedSecrets, sentSecrets } from '../rules/settingDestinations.js';
import { allConfigProperties, findConfigProperty, setConfigProperty, settingJson } from '../store/config.js';
import type { ConfigPropertyRow } from '../store/config.js';

const key = (name: string) =>
  text({
    notBlank: true,
    trim: true,
    min: 1,
    max: 255,
    pattern: withoutControls(`The ${name} must not contain control characters`),
  });

const ConfigPropertyInput = model({
  groupName: key('groupName'),
  propertyName: key('propertyName'),
  propertyValue: text({
    max: 1024,
    pattern: withoutControls('The propertyValue must not contain control characters'),
    // Some settings are secret.
    isSecret: true,
  }),
  propertyType: ignored(),
  description: ignored(),
});

// Each is looked up and written while everything else waits.
const MOST_SETTINGS = 1_000;

/** The settings of the server. */
export function configPropertyRoutes(server: ServerContext): ApiRouter {
  const { db, secrets, config } = server;
  const router: ApiRouter = new Hono();

  router.get('/configProperty', permit('SYSTEM_CONFIGURATION'), answers(listed(ConfigProperty)), (c) => {
    return json(c, allConfigProperties(db).map(settingJson));
  });

  router.post(
    '/configProperty',
    permit('SYSTEM_CONFIGURATION'),
    takesJson(ConfigPropertyInput),
    answers({ 200: jsonOf(ConfigProperty), 304: NOTHING }, 404),
    async (c) => {
      const input = await readJson(c, ConfigPropertyInput);
      const [outcome] = withoutRedirectedSecrets(() => [update(input)] as const);
      switch (outcome.kind) {
        case 'unknown':
          throw notFound(outcome.message);
        case 'refused':
          throw badRequest(outcome.message);
        case 'unchanged':
          return empty(304);
        case 'updated':
          return json(c, settingJson(outcome.property));
      }
    },
  );

  router.post(
    '/configProperty/aggregate',
    permit('SYSTEM_CONFIGURATION'),
    takesJsonList(ConfigPropertyInput),
    answers(listed(anyOf(ConfigProperty, TEXT, { type: 'null' }))),
    async (c) => {
      const inputs = await readJsonList(c, ConfigPropertyInput, { most: MOST_SETTINGS });
      const outcomes = withoutRedirectedSecrets(() => inputs.map(update));
      // One element for each property: its current value, the reason for its rejection, or null where nothing
      // changed.
      return json(
        c,
        outcomes.map((outcome) => {
          if (outcome.kind === 'updated') return settingJson(outcome.property);
          return outcome.kind === 'unchanged' ? null : outcome.message;
        }),
      );
    },
  );

  type Outcome =
    | { kind: 'updated'; property: ConfigPropertyRow }
    | { kind: 'unknown' | 'refused'; message: string }
    | { kind: 'unchanged' };

  function withoutRedirectedSecrets<Outcomes extends readonly Outcome[]>(change: () => Outcomes): Outcomes {
    return db.transaction(() => {
      const before = sentSecrets(config.text);
      const outcomes = change();
      // Users who change the destination of a secret must know it to have it sent there, whatever the order
      // of the two.
      for (const { group, name } of redirectedSecrets(before, sentSecrets(config.text))) {
        const isSentAgain = outcomes.some(
          (outcome) =>
            outcome.kind === 'updated' &&
            outcome.property.groupName === group &&
            outcome.property.propertyName === name,
        );
        if (isSentAgain || config.text(group, name) === undefined) continue;
        setConfigProperty(db, group, name, null);
        // Answers do not even show whether a secret is set.
        server.log(
          `The server cleared the setting ${name}, because it would be sent to another server or with less protection.`,
        );
      }
      return outcomes;
    });
  }

  function update(input: Input<typeof ConfigPropertyInput>): Outcome {
    const { groupName = '', propertyName = '', propertyValue: sent } = input;
    const property = findConfigProperty(db, groupName, propertyName);
    if (!property) return { kind: 'unknown', message: 'The config property could not be found.' };
    const checked = checkSetting(groupName, propertyName, property.propertyType as PropertyType, sent);
    if (checked.kind === 'refused' || checked.kind === 'unchanged') return checked;
    const propertyValue = checked.kind === 'encrypt' ? secrets.encrypt(checked.value) : checked.value;
    setConfigProperty(db, groupName, propertyName, propertyValue);
    return { kind: 'updated', property: { ...property, propertyValue } };
  }

  return router;
}
