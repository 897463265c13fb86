import { msg } from '../../i18n/msg.js';
import type { NotKeptRule } from '../../domain/cyclonedx/kept/createLedger.js';

export const messages = {
  title: msg('bomUpload.notKept.title', 'Will not be kept', 'Before a file is sent: title of the list of what the server will not store of it'),
  titleCount: msg<{ count: number }>('bomUpload.notKept.titleCount', 'Will not be kept ({count, number})', 'As bomUpload.notKept.title, where it opens the list; count is the number of lines in it'),
  members: msg<{ count: number }>(
    'bomUpload.notKept.members',
    '{count, plural, one {# member of the file} other {# members of the file}}',
    'Opens a list of members of CycloneDX that are not stored, such as components.scope, with their numbers',
  ),
  vulnerabilities: msg('bomUpload.notKept.vulnerabilities', 'Upload the file as a VEX to import its audit decisions.', 'Below the list of what an upload does not keep, where vulnerabilities are in it'),
};

/** Full sentences; names of what they are about may follow. */
export const ruleMessages = {
  danglingDependency: msg<{ count: number }>(
    'bomUpload.notKept.danglingDependency',
    '{count, plural, one {# dependency refers to something that is not in the file.} other {# dependencies refer to something that is not in the file.}}',
    'In the list of what an upload does not keep: dependencies with a reference that nothing in the file has; may be followed by these references',
  ),
  otherDependency: msg<{ count: number }>(
    'bomUpload.notKept.otherDependency',
    '{count, plural, one {# dependency starts or ends at a service or at the described application.} other {# dependencies start or end at a service or at the described application.}}',
    'In the list of what an upload does not keep',
  ),
  repeatedReference: msg<{ count: number }>(
    'bomUpload.notKept.repeatedReference',
    '{count, plural, one {# component repeats the reference of another one. Its dependencies go to that one.} other {# components repeat the reference of another one. Their dependencies go to that one.}}',
    'In the list of what an upload does not keep: components with the same bom-ref; may be followed by these references',
  ),
  repeatedComponent: msg<{ count: number }>(
    'bomUpload.notKept.repeatedComponent',
    '{count, plural, one {# component is listed again. It is kept once.} other {# components are listed again. Each is kept once.}}',
    'In the list of what an upload does not keep: components that are the same in all that identifies them; may be followed by their names',
  ),
  severalLicenses: msg<{ count: number }>(
    'bomUpload.notKept.severalLicenses',
    '{count, plural, one {# component has several licenses. The server keeps one of them.} other {# components have several licenses. The server keeps one of each.}}',
    'In the list of what an upload does not keep; may be followed by the names of the components',
  ),
  acknowledgement: msg<{ count: number }>(
    'bomUpload.notKept.acknowledgement',
    '{count, plural, one {# license says whether it was declared or concluded.} other {# licenses say whether they were declared or concluded.}}',
    'In the list of what an upload does not keep: the acknowledgement of licenses',
  ),
  invalidPurl: msg<{ count: number }>(
    'bomUpload.notKept.invalidPurl',
    '{count, plural, one {# package URL is not valid.} other {# package URLs are not valid.}}',
    'In the list of what an upload does not keep; may be followed by these package URLs',
  ),
  unknownType: msg<{ count: number }>(
    'bomUpload.notKept.unknownType',
    '{count, plural, one {# component has a type that the server does not know.} other {# components have a type that the server does not know.}}',
    'In the list of what an upload does not keep: these types, which may follow',
  ),
  unknownHash: msg<{ count: number }>(
    'bomUpload.notKept.unknownHash',
    '{count, plural, one {# hash has an algorithm that the server does not know.} other {# hashes have an algorithm that the server does not know.}}',
    'In the list of what an upload does not keep: hashes of these algorithms, which may follow',
  ),
  nesting: msg<{ count: number }>(
    'bomUpload.notKept.nesting',
    '{count, plural, one {# component is nested in another one. It is listed beside it.} other {# components are nested in others. They are listed beside them.}}',
    'In the list of what an upload does not keep: that components are inside of others',
  ),
  differingRepeat: msg<{ count: number }>(
    'bomUpload.notKept.differingRepeat',
    '{count, plural, one {# component that is listed again has other details, such as another description or hash. The first ones are kept.} other {# components that are listed again have other details, such as another description or hash. The first ones are kept.}}',
    'In the list of what an upload does not keep: of components that are listed several times and differ; may be followed by their names',
  ),
  repeatedHash: msg<{ count: number }>(
    'bomUpload.notKept.repeatedHash',
    '{count, plural, one {# hash repeats the algorithm of another hash of its component. The first one is kept.} other {# hashes repeat the algorithm of another hash of their component. The first one is kept.}}',
    'In the list of what an upload does not keep: hashes; may be followed by the names of the components',
  ),
  namelessProperty: msg<{ count: number }>(
    'bomUpload.notKept.namelessProperty',
    '{count, plural, one {# property has no name.} other {# properties have no name.}}',
    'In the list of what an upload does not keep: properties of components; may be followed by the names of these components',
  ),
  repeatedProperty: msg<{ count: number }>(
    'bomUpload.notKept.repeatedProperty',
    '{count, plural, one {# property is listed again. It is kept once.} other {# properties are listed again. Each is kept once.}}',
    'In the list of what an upload does not keep: properties with the same name and value; may be followed by the names of their components',
  ),
  serviceNesting: msg<{ count: number }>(
    'bomUpload.notKept.serviceNesting',
    '{count, plural, one {# service is nested in another one. Exports list it beside it.} other {# services are nested in others. Exports list them beside them.}}',
    'In the list of what an upload does not keep: that services are inside of others',
  ),
  repeatedMember: msg<{ count: number }>(
    'bomUpload.notKept.repeatedMember',
    '{count, plural, one {# member of an object is there twice. The last one counts.} other {# members of objects are there twice. The last ones count.}}',
    'In the list of what an upload does not keep: members of JSON with the same name in one object; may be followed by their names',
  ),
} satisfies Record<NotKeptRule, unknown>;
