import { defineMessage } from 'react-intl';
import { vocabularyMessages } from '../vocabulary/vocabulary.messages.js';

/** Words of justifications and vendor responses, which only forms and trails show. */
export const auditMessages = {
  notSet: vocabularyMessages.stateNotSet,
  CODE_NOT_PRESENT: defineMessage({
    id: 'justification.codeNotPresent',
    defaultMessage: 'Code not present',
    description: 'Why a component is not affected: the flawed code was removed or never included',
  }),
  CODE_NOT_REACHABLE: defineMessage({
    id: 'justification.codeNotReachable',
    defaultMessage: 'Code not reachable',
    description: 'Why a component is not affected: the flawed code is never called',
  }),
  REQUIRES_CONFIGURATION: defineMessage({
    id: 'justification.requiresConfiguration',
    defaultMessage: 'Requires configuration',
    description: 'Why a component is not affected: it needs a setting that is not on',
  }),
  REQUIRES_DEPENDENCY: defineMessage({
    id: 'justification.requiresDependency',
    defaultMessage: 'Requires dependency',
    description: 'Why a component is not affected: it needs another component that is not there',
  }),
  REQUIRES_ENVIRONMENT: defineMessage({
    id: 'justification.requiresEnvironment',
    defaultMessage: 'Requires environment',
    description: 'Why a component is not affected: it needs surroundings that are not there',
  }),
  PROTECTED_BY_COMPILER: defineMessage({
    id: 'justification.protectedByCompiler',
    defaultMessage: 'Protected by compiler',
    description: 'Why a component is not affected: a compiler option prevents it',
  }),
  PROTECTED_AT_RUNTIME: defineMessage({
    id: 'justification.protectedAtRuntime',
    defaultMessage: 'Protected at runtime',
    description: 'Why a component is not affected: something prevents it while it runs',
  }),
  PROTECTED_AT_PERIMETER: defineMessage({
    id: 'justification.protectedAtPerimeter',
    defaultMessage: 'Protected at perimeter',
    description: 'Why a component is not affected: something at the edge of the network blocks it',
  }),
  PROTECTED_BY_MITIGATING_CONTROL: defineMessage({
    id: 'justification.protectedByMitigatingControl',
    defaultMessage: 'Protected by mitigating control',
    description: 'Why a component is not affected: another measure prevents it',
  }),
  CAN_NOT_FIX: defineMessage({
    id: 'response.canNotFix',
    defaultMessage: 'Cannot fix',
    description: 'What the vendor does about a finding',
  }),
  WILL_NOT_FIX: defineMessage({
    id: 'response.willNotFix',
    defaultMessage: 'Will not fix',
    description: 'What the vendor does about a finding',
  }),
  UPDATE: defineMessage({
    id: 'response.update',
    defaultMessage: 'Update',
    description: 'What the vendor does about a finding: go to a newer version',
  }),
  ROLLBACK: defineMessage({
    id: 'response.rollback',
    defaultMessage: 'Roll back',
    description: 'What the vendor does about a finding: go back to an older version',
  }),
  WORKAROUND_AVAILABLE: defineMessage({
    id: 'response.workaroundAvailable',
    defaultMessage: 'Workaround available',
    description: 'What the vendor does about a finding',
  }),
};
