import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { apiCall } from '../../../support/apiCall.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const calculate = (kind: string, vector: string) =>
  apiCall(server)('GET', `/calculator/${kind}?vector=${encodeURIComponent(vector)}`, undefined, []);

describe('the CVSS calculator', () => {
  it.each([
    ['AV:N/AC:M/Au:N/C:P/I:P/A:P', 6.8, -1],
    ['(AV:N/AC:M/Au:N/C:P/I:P/A:P/E:POC/RL:OF/RC:C)', 6.8, 5.3],
    ['CVSS:3.0/AV:N/AC:L/PR:L/UI:R/S:C/C:L/I:L/A:N', 5.4, -1],
    ['AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H', 9.8, -1],
    ['CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H/E:U/RL:T/RC:R', 9.8, 8.3],
  ])('answers to %s with base score %d and temporal score %d', async (vector, baseScore, temporalScore) => {
    const answer = await calculate('cvss', vector);

    expect(await answer.json()).toMatchObject({ baseScore, temporalScore, environmentalScore: -1 });
  });

  it.each(['', 'AV:N', 'CVSS:4.0/AV:N/AC:L', '<script>', 'x'.repeat(5000), '__proto__:N/AC:L'])(
    'refuses %j',
    async (vector) => {
      expect((await calculate('cvss', vector)).status).toBe(400);
    },
  );
});

describe('the OWASP calculator', () => {
  const vector = 'SL:1/M:4/O:4/S:2/ED:1/EE:3/A:4/ID:3/LC:9/LI:7/LAV:5/LAC:1/FD:7/RD:5/NC:5/PV:5';

  it('answers with the three averages and their levels', async () => {
    expect(await (await calculate('owasp', vector)).json()).toEqual({
      likelihoodScore: 2.75,
      technicalImpactScore: 5.5,
      businessImpactScore: 5.5,
      likelihood: 'LOW',
      technicalImpact: 'MEDIUM',
      businessImpact: 'MEDIUM',
    });
  });

  it.each([
    ['a value without a meaning', vector.replace('SL:1', 'SL:2')],
    ['a letter', vector.replace('SL:1', 'SL:a')],
    ['half a vector', 'SL:1/M:4'],
    ['a line break behind it', `${vector}\n`],
  ])('refuses %s', async (_, wrong) => {
    expect((await calculate('owasp', wrong)).status).toBe(400);
  });
});
