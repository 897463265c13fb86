import { msg } from '../../i18n/msg.js';
import { vocabularyMessages } from '../vocabulary/vocabulary.messages.js';

/** Words of justifications and vendor responses, which only forms and trails show. */
export const auditMessages = {
  notSet: vocabularyMessages.stateNotSet,
  CODE_NOT_PRESENT: msg('justification.codeNotPresent', 'Code not present', 'Why a component is not affected: the flawed code was removed or never included'),
  CODE_NOT_REACHABLE: msg('justification.codeNotReachable', 'Code not reachable', 'Why a component is not affected: the flawed code is never called'),
  REQUIRES_CONFIGURATION: msg('justification.requiresConfiguration', 'Requires configuration', 'Why a component is not affected: it needs a setting that is not on'),
  REQUIRES_DEPENDENCY: msg('justification.requiresDependency', 'Requires dependency', 'Why a component is not affected: it needs another component that is not there'),
  REQUIRES_ENVIRONMENT: msg('justification.requiresEnvironment', 'Requires environment', 'Why a component is not affected: it needs surroundings that are not there'),
  PROTECTED_BY_COMPILER: msg('justification.protectedByCompiler', 'Protected by compiler', 'Why a component is not affected: a compiler option prevents it'),
  PROTECTED_AT_RUNTIME: msg('justification.protectedAtRuntime', 'Protected at runtime', 'Why a component is not affected: something prevents it while it runs'),
  PROTECTED_AT_PERIMETER: msg('justification.protectedAtPerimeter', 'Protected at perimeter', 'Why a component is not affected: something at the edge of the network blocks it'),
  PROTECTED_BY_MITIGATING_CONTROL: msg('justification.protectedByMitigatingControl', 'Protected by mitigating control', 'Why a component is not affected: another measure prevents it'),
  CAN_NOT_FIX: msg('response.canNotFix', 'Cannot fix', 'What the vendor does about a finding'),
  WILL_NOT_FIX: msg('response.willNotFix', 'Will not fix', 'What the vendor does about a finding'),
  UPDATE: msg('response.update', 'Update', 'What the vendor does about a finding: go to a newer version'),
  ROLLBACK: msg('response.rollback', 'Roll back', 'What the vendor does about a finding: go back to an older version'),
  WORKAROUND_AVAILABLE: msg('response.workaroundAvailable', 'Workaround available', 'What the vendor does about a finding'),
};
