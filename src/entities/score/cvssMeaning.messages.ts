import { defineMessage } from 'react-intl';

/**
 * What the values of CVSS metrics mean, in our own words, after the specifications of FIRST: a complete guide to CVSS v2.0, section 2;
 * CVSS v3.1, sections 2 to 4; CVSS v4.0, sections 2 to 5. Several versions share a meaning where they agree.
 */
export const messages = {
  attackVectorNetwork: defineMessage({
    id: 'cvssMeaning.attackVectorNetwork',
    defaultMessage: 'The attack comes over any number of network hops, the Internet included.',
    description: 'What a value of a CVSS metric means: AV:N',
  }),
  attackVectorAdjacent: defineMessage({
    id: 'cvssMeaning.attackVectorAdjacent',
    defaultMessage:
      'The attacker must be near in the network: in the same local network, in radio range, or inside the same secured zone.',
    description: 'What a value of a CVSS metric means: AV:A of v3 and v4',
  }),
  attackVectorLocal: defineMessage({
    id: 'cvssMeaning.attackVectorLocal',
    defaultMessage:
      'Not over the network: the attacker works on the system itself, at its console or in a session, or leads somebody there to open something.',
    description: 'What a value of a CVSS metric means: AV:L of v3 and v4',
  }),
  attackVectorPhysical: defineMessage({
    id: 'cvssMeaning.attackVectorPhysical',
    defaultMessage: 'The attacker must touch the device.',
    description: 'What a value of a CVSS metric means: AV:P',
  }),
  accessVectorAdjacent: defineMessage({
    id: 'cvssMeaning.accessVectorAdjacent',
    defaultMessage:
      'The attacker needs the same local network as the software, such as its subnet, Bluetooth or Wi-Fi.',
    description: 'What a value of a CVSS metric means: AV:A of v2',
  }),
  accessVectorLocal: defineMessage({
    id: 'cvssMeaning.accessVectorLocal',
    defaultMessage: 'The attacker needs the device at hand or an account on the system.',
    description: 'What a value of a CVSS metric means: AV:L of v2',
  }),
  attackComplexityLow3: defineMessage({
    id: 'cvssMeaning.attackComplexityLow3',
    defaultMessage: 'Nothing special is needed; the attack succeeds again and again.',
    description: 'What a value of a CVSS metric means: AC:L of v3',
  }),
  attackComplexityHigh3: defineMessage({
    id: 'cvssMeaning.attackComplexityHigh3',
    defaultMessage:
      'Success depends on things the attacker does not control, so each target takes preparation.',
    description: 'What a value of a CVSS metric means: AC:H of v3',
  }),
  attackComplexityLow4: defineMessage({
    id: 'cvssMeaning.attackComplexityLow4',
    defaultMessage: 'There is no defence worth mentioning that the attacker would have to get around.',
    description: 'What a value of a CVSS metric means: AC:L of v4',
  }),
  attackComplexityHigh4: defineMessage({
    id: 'cvssMeaning.attackComplexityHigh4',
    defaultMessage:
      'The attacker must get around protection that is built in, such as randomised addresses, or obtain a secret of the target.',
    description: 'What a value of a CVSS metric means: AC:H of v4',
  }),
  accessComplexityHigh: defineMessage({
    id: 'cvssMeaning.accessComplexityHigh',
    defaultMessage:
      'Rare conditions are needed, such as a narrow race, several deceived systems, or an unusual configuration.',
    description: 'What a value of a CVSS metric means: AC:H of v2',
  }),
  accessComplexityMedium: defineMessage({
    id: 'cvssMeaning.accessComplexityMedium',
    defaultMessage:
      'Some conditions are needed, such as a configuration that is not the default, or a little deception of people.',
    description: 'What a value of a CVSS metric means: AC:M of v2',
  }),
  accessComplexityLow: defineMessage({
    id: 'cvssMeaning.accessComplexityLow',
    defaultMessage: 'No special conditions: the usual configuration, open to many.',
    description: 'What a value of a CVSS metric means: AC:L of v2',
  }),
  attackRequirementsNone: defineMessage({
    id: 'cvssMeaning.attackRequirementsNone',
    defaultMessage: 'The attack works in all or most deployments of the system.',
    description: 'What a value of a CVSS metric means: AT:N',
  }),
  attackRequirementsPresent: defineMessage({
    id: 'cvssMeaning.attackRequirementsPresent',
    defaultMessage:
      'The system must be deployed or running in a certain way, or the attacker has to win a race or sit on the line.',
    description: 'What a value of a CVSS metric means: AT:P',
  }),
  authenticationMultiple: defineMessage({
    id: 'cvssMeaning.authenticationMultiple',
    defaultMessage: 'The attacker must sign in two times or more, even with the same credentials.',
    description: 'What a value of a CVSS metric means: Au:M',
  }),
  authenticationSingle: defineMessage({
    id: 'cvssMeaning.authenticationSingle',
    defaultMessage: 'The attacker must sign in once.',
    description: 'What a value of a CVSS metric means: Au:S',
  }),
  authenticationNone: defineMessage({
    id: 'cvssMeaning.authenticationNone',
    defaultMessage: 'The attacker need not sign in.',
    description: 'What a value of a CVSS metric means: Au:N',
  }),
  privilegesNone: defineMessage({
    id: 'cvssMeaning.privilegesNone',
    defaultMessage: 'The attacker has no account and no access to the system before the attack.',
    description: 'What a value of a CVSS metric means: PR:N',
  }),
  privilegesLow: defineMessage({
    id: 'cvssMeaning.privilegesLow',
    defaultMessage:
      'The attacker has the rights of an ordinary user, over settings and data of that user or over what is not sensitive.',
    description: 'What a value of a CVSS metric means: PR:L',
  }),
  privilegesHigh: defineMessage({
    id: 'cvssMeaning.privilegesHigh',
    defaultMessage:
      'The attacker has far-reaching rights, such as those of an administrator, over settings and data of the whole system.',
    description: 'What a value of a CVSS metric means: PR:H',
  }),
  interactionNone: defineMessage({
    id: 'cvssMeaning.interactionNone',
    defaultMessage: 'Nobody but the attacker has to do anything.',
    description: 'What a value of a CVSS metric means: UI:N',
  }),
  interactionRequired: defineMessage({
    id: 'cvssMeaning.interactionRequired',
    defaultMessage:
      'Somebody else has to do something first, such as opening a file or installing a program.',
    description: 'What a value of a CVSS metric means: UI:R of v3',
  }),
  interactionPassive: defineMessage({
    id: 'cvssMeaning.interactionPassive',
    defaultMessage:
      'Somebody has to use the system as usual, unaware and without overriding a protection, such as visiting a page.',
    description: 'What a value of a CVSS metric means: UI:P of v4',
  }),
  interactionActive: defineMessage({
    id: 'cvssMeaning.interactionActive',
    defaultMessage:
      'Somebody has to do something particular and on purpose, such as importing a file or clicking a warning away.',
    description: 'What a value of a CVSS metric means: UI:A of v4',
  }),
  scopeUnchanged: defineMessage({
    id: 'cvssMeaning.scopeUnchanged',
    defaultMessage: 'What is harmed is under the same security authority as what is vulnerable.',
    description: 'What a value of a CVSS metric means: S:U of v3',
  }),
  scopeChanged: defineMessage({
    id: 'cvssMeaning.scopeChanged',
    defaultMessage:
      'The harm reaches beyond the security authority of what is vulnerable, such as from a guest to its host.',
    description: 'What a value of a CVSS metric means: S:C of v3',
  }),
  confidentialityHigh: defineMessage({
    id: 'cvssMeaning.confidentialityHigh',
    defaultMessage:
      'All protected data become known to the attacker, or some whose disclosure does direct and serious harm.',
    description: 'What a value of a CVSS metric means: C:H of v3, VC:H of v4',
  }),
  confidentialityLow: defineMessage({
    id: 'cvssMeaning.confidentialityLow',
    defaultMessage:
      "Some protected data become known, but not those of the attacker's choice, or the harm is limited.",
    description: 'What a value of a CVSS metric means: C:L of v3, VC:L of v4',
  }),
  confidentialityNone: defineMessage({
    id: 'cvssMeaning.confidentialityNone',
    defaultMessage: 'No protected data become known.',
    description: 'What a value of a CVSS metric means: C:N',
  }),
  integrityHigh: defineMessage({
    id: 'cvssMeaning.integrityHigh',
    defaultMessage:
      'The attacker can change anything that is protected, or something whose change does direct and serious harm.',
    description: 'What a value of a CVSS metric means: I:H of v3, VI:H of v4',
  }),
  integrityLow: defineMessage({
    id: 'cvssMeaning.integrityLow',
    defaultMessage:
      'Something can be changed, but without control over the consequences, or the harm is limited.',
    description: 'What a value of a CVSS metric means: I:L of v3, VI:L of v4',
  }),
  integrityNone: defineMessage({
    id: 'cvssMeaning.integrityNone',
    defaultMessage: 'Nothing that is protected can be changed.',
    description: 'What a value of a CVSS metric means: I:N',
  }),
  availabilityHigh: defineMessage({
    id: 'cvssMeaning.availabilityHigh',
    defaultMessage:
      'The system can be made unavailable altogether, for the time of the attack or longer, or the part that is lost does direct and serious harm.',
    description: 'What a value of a CVSS metric means: A:H of v3, VA:H of v4',
  }),
  availabilityLow: defineMessage({
    id: 'cvssMeaning.availabilityLow',
    defaultMessage: 'The system becomes slower or is interrupted, but is never lost altogether.',
    description: 'What a value of a CVSS metric means: A:L of v3, VA:L of v4',
  }),
  availabilityNone: defineMessage({
    id: 'cvssMeaning.availabilityNone',
    defaultMessage: 'The system stays available.',
    description: 'What a value of a CVSS metric means: A:N',
  }),
  confidentialityPartial: defineMessage({
    id: 'cvssMeaning.confidentialityPartial',
    defaultMessage: 'Much becomes known, but not what the attacker chooses, or only data of a certain kind.',
    description: 'What a value of a CVSS metric means: C:P of v2',
  }),
  confidentialityComplete: defineMessage({
    id: 'cvssMeaning.confidentialityComplete',
    defaultMessage: 'All data of the system can be read.',
    description: 'What a value of a CVSS metric means: C:C of v2',
  }),
  integrityPartial: defineMessage({
    id: 'cvssMeaning.integrityPartial',
    defaultMessage: 'Something can be changed, but not what the attacker chooses, or only within limits.',
    description: 'What a value of a CVSS metric means: I:P of v2',
  }),
  integrityComplete: defineMessage({
    id: 'cvssMeaning.integrityComplete',
    defaultMessage: 'Everything on the system can be changed.',
    description: 'What a value of a CVSS metric means: I:C of v2',
  }),
  availabilityPartial: defineMessage({
    id: 'cvssMeaning.availabilityPartial',
    defaultMessage: 'The system becomes slower or is interrupted.',
    description: 'What a value of a CVSS metric means: A:P of v2',
  }),
  availabilityComplete: defineMessage({
    id: 'cvssMeaning.availabilityComplete',
    defaultMessage: 'The system can be shut down altogether.',
    description: 'What a value of a CVSS metric means: A:C of v2',
  }),
  subsequentConfidentialityNone: defineMessage({
    id: 'cvssMeaning.subsequentConfidentialityNone',
    defaultMessage: 'No data of other systems become known; all loss is in the vulnerable system.',
    description: 'What a value of a CVSS metric means: SC:N of v4',
  }),
  subsequentIntegrityNone: defineMessage({
    id: 'cvssMeaning.subsequentIntegrityNone',
    defaultMessage: 'Nothing in other systems can be changed; all loss is in the vulnerable system.',
    description: 'What a value of a CVSS metric means: SI:N of v4',
  }),
  subsequentAvailabilityNone: defineMessage({
    id: 'cvssMeaning.subsequentAvailabilityNone',
    defaultMessage: 'Other systems stay available; all loss is in the vulnerable system.',
    description: 'What a value of a CVSS metric means: SA:N of v4',
  }),
  integritySafety: defineMessage({
    id: 'cvssMeaning.integritySafety',
    defaultMessage: 'What is changed may injure or kill people.',
    description: 'What a value of a CVSS metric means: MSI:S of v4',
  }),
  availabilitySafety: defineMessage({
    id: 'cvssMeaning.availabilitySafety',
    defaultMessage: 'What fails may injure or kill people.',
    description: 'What a value of a CVSS metric means: MSA:S of v4',
  }),
  unproven: defineMessage({
    id: 'cvssMeaning.unproven',
    defaultMessage: 'No exploit is known, or it exists in theory only.',
    description: 'What a value of a CVSS metric means: E:U of v2 and v3',
  }),
  proofOfConcept: defineMessage({
    id: 'cvssMeaning.proofOfConcept',
    defaultMessage:
      'There is a demonstration that does not work in most cases unless somebody skilled adapts it.',
    description: 'What a value of a CVSS metric means: E:POC of v2, E:P of v3',
  }),
  functional: defineMessage({
    id: 'cvssMeaning.functional',
    defaultMessage: 'There is an exploit that works in most cases.',
    description: 'What a value of a CVSS metric means: E:F of v2 and v3',
  }),
  exploitHigh: defineMessage({
    id: 'cvssMeaning.exploitHigh',
    defaultMessage:
      'The attack works in every case, by a program that spreads by itself or without any program, and is widely known.',
    description: 'What a value of a CVSS metric means: E:H of v2 and v3',
  }),
  attacked: defineMessage({
    id: 'cvssMeaning.attacked',
    defaultMessage: 'Attacks have been reported, or there are tools that make them easy.',
    description: 'What a value of a CVSS metric means: E:A of v4',
  }),
  proofOfConcept4: defineMessage({
    id: 'cvssMeaning.proofOfConcept4',
    defaultMessage: 'A demonstration is public; neither attacks nor tools for them are known.',
    description: 'What a value of a CVSS metric means: E:P of v4',
  }),
  unreported: defineMessage({
    id: 'cvssMeaning.unreported',
    defaultMessage: 'Neither a public demonstration, nor attacks, nor tools for them are known.',
    description: 'What a value of a CVSS metric means: E:U of v4',
  }),
  officialFix: defineMessage({
    id: 'cvssMeaning.officialFix',
    defaultMessage: 'The vendor has a complete solution, such as a patch or a new version.',
    description: 'What a value of a CVSS metric means: RL:O',
  }),
  temporaryFix: defineMessage({
    id: 'cvssMeaning.temporaryFix',
    defaultMessage: 'The vendor has something that helps for now, such as a hotfix, a tool or a workaround.',
    description: 'What a value of a CVSS metric means: RL:T',
  }),
  workaround: defineMessage({
    id: 'cvssMeaning.workaround',
    defaultMessage: 'Others have a solution, not the vendor.',
    description: 'What a value of a CVSS metric means: RL:W',
  }),
  unavailable: defineMessage({
    id: 'cvssMeaning.unavailable',
    defaultMessage: 'There is no solution, or it cannot be applied.',
    description: 'What a value of a CVSS metric means: RL:U',
  }),
  reportUnknown: defineMessage({
    id: 'cvssMeaning.reportUnknown',
    defaultMessage: 'Effects are reported, but the cause is not known or reports contradict each other.',
    description: 'What a value of a CVSS metric means: RC:U of v3',
  }),
  reportReasonable: defineMessage({
    id: 'cvssMeaning.reportReasonable',
    defaultMessage: 'Many details are published, but the cause is not confirmed beyond doubt.',
    description: 'What a value of a CVSS metric means: RC:R of v3',
  }),
  reportConfirmed: defineMessage({
    id: 'cvssMeaning.reportConfirmed',
    defaultMessage: 'The vendor or author has confirmed it, or it can be reproduced or seen in the code.',
    description: 'What a value of a CVSS metric means: RC:C',
  }),
  reportUnconfirmed: defineMessage({
    id: 'cvssMeaning.reportUnconfirmed',
    defaultMessage: 'A single source that nobody has confirmed, or several that contradict each other.',
    description: 'What a value of a CVSS metric means: RC:UC of v2',
  }),
  reportUncorroborated: defineMessage({
    id: 'cvssMeaning.reportUncorroborated',
    defaultMessage: 'Several unofficial sources, with differences in the details.',
    description: 'What a value of a CVSS metric means: RC:UR of v2',
  }),
  damageNone: defineMessage({
    id: 'cvssMeaning.damageNone',
    defaultMessage: 'No loss of life, property, productivity or revenue is to be feared.',
    description: 'What a value of a CVSS metric means: CDP:N',
  }),
  damageLow: defineMessage({
    id: 'cvssMeaning.damageLow',
    defaultMessage: 'Slight damage, or a slight loss of revenue or productivity.',
    description: 'What a value of a CVSS metric means: CDP:L',
  }),
  damageLowMedium: defineMessage({
    id: 'cvssMeaning.damageLowMedium',
    defaultMessage: 'Moderate damage or loss.',
    description: 'What a value of a CVSS metric means: CDP:LM',
  }),
  damageMediumHigh: defineMessage({
    id: 'cvssMeaning.damageMediumHigh',
    defaultMessage: 'Considerable damage or loss.',
    description: 'What a value of a CVSS metric means: CDP:MH',
  }),
  damageHigh: defineMessage({
    id: 'cvssMeaning.damageHigh',
    defaultMessage: 'Catastrophic damage or loss.',
    description: 'What a value of a CVSS metric means: CDP:H',
  }),
  distributionNone: defineMessage({
    id: 'cvssMeaning.distributionNone',
    defaultMessage: 'No systems are at risk, or only in a laboratory.',
    description: 'What a value of a CVSS metric means: TD:N',
  }),
  distributionLow: defineMessage({
    id: 'cvssMeaning.distributionLow',
    defaultMessage: '1 to 25 percent of the systems are at risk.',
    description: 'What a value of a CVSS metric means: TD:L',
  }),
  distributionMedium: defineMessage({
    id: 'cvssMeaning.distributionMedium',
    defaultMessage: '26 to 75 percent of the systems are at risk.',
    description: 'What a value of a CVSS metric means: TD:M',
  }),
  distributionHigh: defineMessage({
    id: 'cvssMeaning.distributionHigh',
    defaultMessage: '76 to 100 percent of the systems are at risk.',
    description: 'What a value of a CVSS metric means: TD:H',
  }),
  requirementLow: defineMessage({
    id: 'cvssMeaning.requirementLow',
    defaultMessage: 'A loss would have limited consequences for the organisation or its people.',
    description: 'What a value of a CVSS metric means: CR, IR or AR:L',
  }),
  requirementMedium: defineMessage({
    id: 'cvssMeaning.requirementMedium',
    defaultMessage: 'A loss would have serious consequences for the organisation or its people.',
    description: 'What a value of a CVSS metric means: CR, IR or AR:M',
  }),
  requirementHigh: defineMessage({
    id: 'cvssMeaning.requirementHigh',
    defaultMessage: 'A loss would have catastrophic consequences for the organisation or its people.',
    description: 'What a value of a CVSS metric means: CR, IR or AR:H',
  }),
  safetyNegligible: defineMessage({
    id: 'cvssMeaning.safetyNegligible',
    defaultMessage: 'At worst, the consequences for people are negligible.',
    description: 'What a value of a CVSS metric means: S:N of v4',
  }),
  safetyPresent: defineMessage({
    id: 'cvssMeaning.safetyPresent',
    defaultMessage: 'People may be injured or worse.',
    description: 'What a value of a CVSS metric means: S:P of v4',
  }),
  automatableNo: defineMessage({
    id: 'cvssMeaning.automatableNo',
    defaultMessage: 'Some step from finding targets to exploiting them cannot be automated reliably.',
    description: 'What a value of a CVSS metric means: AU:N of v4',
  }),
  automatableYes: defineMessage({
    id: 'cvssMeaning.automatableYes',
    defaultMessage: 'All steps from finding targets to exploiting them can be automated.',
    description: 'What a value of a CVSS metric means: AU:Y of v4',
  }),
  recoveryAutomatic: defineMessage({
    id: 'cvssMeaning.recoveryAutomatic',
    defaultMessage: 'After an attack the system recovers by itself.',
    description: 'What a value of a CVSS metric means: R:A of v4',
  }),
  recoveryUser: defineMessage({
    id: 'cvssMeaning.recoveryUser',
    defaultMessage: 'After an attack people must bring the system back.',
    description: 'What a value of a CVSS metric means: R:U of v4',
  }),
  recoveryIrrecoverable: defineMessage({
    id: 'cvssMeaning.recoveryIrrecoverable',
    defaultMessage: 'After an attack nobody can bring the system back.',
    description: 'What a value of a CVSS metric means: R:I of v4',
  }),
  densityDiffuse: defineMessage({
    id: 'cvssMeaning.densityDiffuse',
    defaultMessage: 'A system that is attacked has few resources, so one attack yields little.',
    description: 'What a value of a CVSS metric means: V:D of v4',
  }),
  densityConcentrated: defineMessage({
    id: 'cvssMeaning.densityConcentrated',
    defaultMessage: 'A system that is attacked has many resources, so one attack yields much.',
    description: 'What a value of a CVSS metric means: V:C of v4',
  }),
  effortLow: defineMessage({
    id: 'cvssMeaning.effortLow',
    defaultMessage: 'Responding takes little effort.',
    description: 'What a value of a CVSS metric means: RE:L of v4',
  }),
  effortModerate: defineMessage({
    id: 'cvssMeaning.effortModerate',
    defaultMessage: 'Responding takes some effort, with little impact on services.',
    description: 'What a value of a CVSS metric means: RE:M of v4',
  }),
  effortHigh: defineMessage({
    id: 'cvssMeaning.effortHigh',
    defaultMessage:
      'Responding is hard or takes much effort, with long impact on services, or nothing can be done in the field.',
    description: 'What a value of a CVSS metric means: RE:H of v4',
  }),
  urgencyClear: defineMessage({
    id: 'cvssMeaning.urgencyClear',
    defaultMessage: 'The provider sees no urgency; for information.',
    description: 'What a value of a CVSS metric means: U:Clear of v4',
  }),
  urgencyGreen: defineMessage({
    id: 'cvssMeaning.urgencyGreen',
    defaultMessage: 'The provider sees reduced urgency.',
    description: 'What a value of a CVSS metric means: U:Green of v4',
  }),
  urgencyAmber: defineMessage({
    id: 'cvssMeaning.urgencyAmber',
    defaultMessage: 'The provider sees moderate urgency.',
    description: 'What a value of a CVSS metric means: U:Amber of v4',
  }),
  urgencyRed: defineMessage({
    id: 'cvssMeaning.urgencyRed',
    defaultMessage: 'The provider sees the highest urgency.',
    description: 'What a value of a CVSS metric means: U:Red of v4',
  }),
  notAssessed: defineMessage({
    id: 'cvssMeaning.notAssessed',
    defaultMessage: 'Not assessed; the score counts the worst case.',
    description: 'What a value of a CVSS metric means: not defined, E, RL and RC',
  }),
  notAssessedMedium: defineMessage({
    id: 'cvssMeaning.notAssessedMedium',
    defaultMessage: 'Not assessed; the score counts it as medium.',
    description: 'What a value of a CVSS metric means: not defined, CR, IR and AR',
  }),
  notAssessedHigh: defineMessage({
    id: 'cvssMeaning.notAssessedHigh',
    defaultMessage: 'Not assessed; the score counts it as high.',
    description: 'What a value of a CVSS metric means: not defined, CR, IR and AR of v4, TD of v2',
  }),
  notAssessedNone: defineMessage({
    id: 'cvssMeaning.notAssessedNone',
    defaultMessage: 'Not assessed; the score counts no such damage.',
    description: 'What a value of a CVSS metric means: not defined, CDP of v2',
  }),
  notAssessedNothing: defineMessage({
    id: 'cvssMeaning.notAssessedNothing',
    defaultMessage: 'Not assessed.',
    description: 'What a value of a CVSS metric means: not defined, supplemental metrics of v4',
  }),
  asBase: defineMessage({
    id: 'cvssMeaning.asBase',
    defaultMessage: 'As in the base metrics.',
    description: 'What a value of a CVSS metric means: not defined, modified base metrics',
  }),
};
