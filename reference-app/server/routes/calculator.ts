import { Hono } from 'hono';

import { owaspLevel } from '../../../src/domain/severity.js';
import { CvssScore, OwaspScore } from '../answers/system.js';
import type { ApiRouter } from '../context.js';
import { json } from '../http/answer.js';
import { answers, takesQuery } from '../http/described.js';
import { signedIn } from '../http/guards.js';
import { badRequest, refuse } from '../http/refusal.js';
import {
  badOwaspVectorMessage,
  cvssV2Scores,
  cvssV3Scores,
  hasOwaspValues,
  owaspScores,
} from '../rules/vulnerabilityScores.js';

/** Scores of vectors, as single steps of a calculation. */
export function calculatorRoutes(): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get('/calculator/cvss', signedIn(), takesQuery({ vector: 'text' }), answers(CvssScore, 400), (c) => {
    const vector = c.req.query('vector') ?? '';
    const scores = cvssV2Scores(vector) ?? cvssV3Scores(vector);
    if (!scores) throw badRequest('An invalid CVSSv2 or CVSSv3 vector submitted.');
    return json(c, {
      baseScore: scores.base,
      impactSubScore: scores.impact,
      exploitabilitySubScore: scores.exploitability,
      temporalScore: scores.temporal ?? NOT_APPLICABLE,
      environmentalScore: scores.environmental ?? NOT_APPLICABLE,
      modifiedImpactSubScore: scores.modifiedImpact ?? NOT_APPLICABLE,
    });
  });

  router.get(
    '/calculator/owasp',
    signedIn(),
    takesQuery({ vector: 'text' }),
    answers(OwaspScore, 400),
    (c) => {
      const vector = c.req.query('vector');
      if (vector === undefined) throw badRequest('Null vector provided');
      const scores = owaspScores(vector);
      if (!scores) throw badRequest(badOwaspVectorMessage(vector));
      if (!hasOwaspValues(vector)) throw refuse(400);
      const { likelihood, technicalImpact, businessImpact } = scores;
      return json(c, {
        likelihoodScore: likelihood,
        technicalImpactScore: technicalImpact,
        businessImpactScore: businessImpact,
        likelihood: owaspLevel(likelihood),
        technicalImpact: owaspLevel(technicalImpact),
        businessImpact: owaspLevel(businessImpact),
      });
    },
  );

  return router;
}

// The answer of the API in place of a score when a vector has no metrics for it.
const NOT_APPLICABLE = -1;
