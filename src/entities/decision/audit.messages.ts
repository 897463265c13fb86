import { msg } from '../../i18n/msg.js';
import { vocabularyMessages } from '../vocabulary/vocabulary.messages.js';

/** Words of justifications and vendor responses, which only forms and trails show. */
export const auditMessages = {
  notSet: vocabularyMessages.stateNotSet,
  CODE_NOT_PRESENT: msg('justification.codeNotPresent', 'Code not present', 'Option of decision.justification: the vulnerable code was removed or never included'),
  CODE_NOT_REACHABLE: msg('justification.codeNotReachable', 'Code not reachable', 'Option of decision.justification: the vulnerable code is never called'),
  REQUIRES_CONFIGURATION: msg('justification.requiresConfiguration', 'Requires configuration', 'Option of decision.justification: exploitation needs a setting that is off'),
  REQUIRES_DEPENDENCY: msg('justification.requiresDependency', 'Requires dependency', 'Option of decision.justification: exploitation needs a dependency that is absent'),
  REQUIRES_ENVIRONMENT: msg('justification.requiresEnvironment', 'Requires environment', 'Option of decision.justification: exploitation needs an environment that is absent'),
  PROTECTED_BY_COMPILER: msg('justification.protectedByCompiler', 'Protected by compiler', 'Option of decision.justification: a compiler option prevents exploitation'),
  PROTECTED_AT_RUNTIME: msg('justification.protectedAtRuntime', 'Protected at runtime', 'Option of decision.justification: exploitation is prevented at runtime'),
  PROTECTED_AT_PERIMETER: msg('justification.protectedAtPerimeter', 'Protected at perimeter', 'Option of decision.justification: attacks are blocked at the edge of the network'),
  PROTECTED_BY_MITIGATING_CONTROL: msg('justification.protectedByMitigatingControl', 'Protected by mitigating control', 'Option of decision.justification: another measure prevents exploitation'),
  CAN_NOT_FIX: msg('response.canNotFix', 'Cannot fix', 'Option of decision.response'),
  WILL_NOT_FIX: msg('response.willNotFix', 'Will not fix', 'Option of decision.response'),
  UPDATE: msg('response.update', 'Update', 'Option of decision.response: update to a later version'),
  ROLLBACK: msg('response.rollback', 'Roll back', 'Option of decision.response: return to an earlier version'),
  WORKAROUND_AVAILABLE: msg('response.workaroundAvailable', 'Workaround available', 'Option of decision.response'),
};
