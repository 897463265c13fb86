import { defineMessage } from 'react-intl';
import type { NotKeptRule } from '../../domain/cyclonedx/kept/createLedger.js';

export const messages = {
  title: defineMessage({
    id: 'bomUpload.notKept.title',
    defaultMessage: 'Will not be kept',
    description: 'Before a file is sent: title of the list of what the server will not store of it',
  }),
  titleCount: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.titleCount',
    defaultMessage: 'Will not be kept ({count, number})',
    description: 'As bomUpload.notKept.title, where it opens the list; count is the number of lines in it',
  }),
  members: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.members',
    defaultMessage: '{count, plural, one {# member of the file} other {# members of the file}}',
    description:
      'Opens a list of members of CycloneDX that are not stored, such as components.scope, with their numbers',
  }),
  vulnerabilities: defineMessage({
    id: 'bomUpload.notKept.vulnerabilities',
    defaultMessage: 'Upload the file as a VEX to import its audit decisions.',
    description: 'Below the list of what an upload does not keep, where vulnerabilities are in it',
  }),
};

/** Full sentences; names of what they are about may follow. */
export const ruleMessages = {
  danglingDependency: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.danglingDependency',
    defaultMessage:
      '{count, plural, one {# dependency refers to something that is not in the file.} other {# dependencies refer to something that is not in the file.}}',
    description:
      'In the list of what an upload does not keep: dependencies with a reference that nothing in the file has; may be followed by these references',
  }),
  otherDependency: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.otherDependency',
    defaultMessage:
      '{count, plural, one {# dependency starts or ends at a service or at the described application.} other {# dependencies start or end at a service or at the described application.}}',
    description: 'In the list of what an upload does not keep',
  }),
  repeatedReference: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.repeatedReference',
    defaultMessage:
      '{count, plural, one {# component repeats the reference of another one. Its dependencies go to that one.} other {# components repeat the reference of another one. Their dependencies go to that one.}}',
    description:
      'In the list of what an upload does not keep: components with the same bom-ref; may be followed by these references',
  }),
  repeatedComponent: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.repeatedComponent',
    defaultMessage:
      '{count, plural, one {# component is listed again. It is kept once.} other {# components are listed again. Each is kept once.}}',
    description:
      'In the list of what an upload does not keep: components that are the same in all that identifies them; may be followed by their names',
  }),
  severalLicenses: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.severalLicenses',
    defaultMessage:
      '{count, plural, one {# component has several licenses. The server keeps one of them.} other {# components have several licenses. The server keeps one of each.}}',
    description:
      'In the list of what an upload does not keep; may be followed by the names of the components',
  }),
  acknowledgement: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.acknowledgement',
    defaultMessage:
      '{count, plural, one {# license says whether it was declared or concluded.} other {# licenses say whether they were declared or concluded.}}',
    description: 'In the list of what an upload does not keep: the acknowledgement of licenses',
  }),
  invalidPurl: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.invalidPurl',
    defaultMessage:
      '{count, plural, one {# package URL is not valid.} other {# package URLs are not valid.}}',
    description: 'In the list of what an upload does not keep; may be followed by these package URLs',
  }),
  unknownType: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.unknownType',
    defaultMessage:
      '{count, plural, one {# component has a type that the server does not know.} other {# components have a type that the server does not know.}}',
    description: 'In the list of what an upload does not keep: these types, which may follow',
  }),
  unknownHash: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.unknownHash',
    defaultMessage:
      '{count, plural, one {# hash has an algorithm that the server does not know.} other {# hashes have an algorithm that the server does not know.}}',
    description: 'In the list of what an upload does not keep: hashes of these algorithms, which may follow',
  }),
  nesting: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.nesting',
    defaultMessage:
      '{count, plural, one {# component is nested in another one. It is listed beside it.} other {# components are nested in others. They are listed beside them.}}',
    description: 'In the list of what an upload does not keep: that components are inside of others',
  }),
  differingRepeat: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.differingRepeat',
    defaultMessage:
      '{count, plural, one {# component that is listed again has other details, such as another description or hash. The first ones are kept.} other {# components that are listed again have other details, such as another description or hash. The first ones are kept.}}',
    description:
      'In the list of what an upload does not keep: of components that are listed several times and differ; may be followed by their names',
  }),
  repeatedHash: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.repeatedHash',
    defaultMessage:
      '{count, plural, one {# hash repeats the algorithm of another hash of its component. The first one is kept.} other {# hashes repeat the algorithm of another hash of their component. The first one is kept.}}',
    description:
      'In the list of what an upload does not keep: hashes; may be followed by the names of the components',
  }),
  namelessProperty: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.namelessProperty',
    defaultMessage: '{count, plural, one {# property has no name.} other {# properties have no name.}}',
    description:
      'In the list of what an upload does not keep: properties of components; may be followed by the names of these components',
  }),
  repeatedProperty: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.repeatedProperty',
    defaultMessage:
      '{count, plural, one {# property is listed again. It is kept once.} other {# properties are listed again. Each is kept once.}}',
    description:
      'In the list of what an upload does not keep: properties with the same name and value; may be followed by the names of their components',
  }),
  serviceNesting: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.serviceNesting',
    defaultMessage:
      '{count, plural, one {# service is nested in another one. Exports list it beside it.} other {# services are nested in others. Exports list them beside them.}}',
    description: 'In the list of what an upload does not keep: that services are inside of others',
  }),
  repeatedMember: defineMessage<{ readonly count: number }>({
    id: 'bomUpload.notKept.repeatedMember',
    defaultMessage:
      '{count, plural, one {# member of an object is there twice. The last one counts.} other {# members of objects are there twice. The last ones count.}}',
    description:
      'In the list of what an upload does not keep: members of JSON with the same name in one object; may be followed by their names',
  }),
} satisfies Record<NotKeptRule, unknown>;
