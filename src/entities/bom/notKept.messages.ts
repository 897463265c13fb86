import { msg } from '../../i18n/msg.js';
import type { NotKeptRule } from '../../domain/cyclonedx/kept/createLedger.js';

export const messages = {
  title: msg('bomUpload.notKept.title', 'Will not be kept', 'Title of the list of data the server will not store, before the upload'),
  titleCount: msg<{ count: number }>('bomUpload.notKept.titleCount', 'Will not be kept ({count, number})', 'Button that opens the list bomUpload.notKept.title; count is the number of its lines'),
  members: msg<{ count: number }>(
    'bomUpload.notKept.members',
    '{count, plural, one {# field in the file} other {# fields in the file}}',
    'Button that opens a list of CycloneDX fields that are not stored, such as components.scope; count is their number',
  ),
  vulnerabilities: msg('bomUpload.notKept.vulnerabilities', 'To import its audit decisions, if any, upload the file as a VEX.', 'Advice below the list bomUpload.notKept.title for a file with vulnerabilities'),
};

/** Full sentences; names of what they are about may follow. */
export const ruleMessages = {
  danglingDependency: msg<{ count: number }>(
    'bomUpload.notKept.danglingDependency',
    '{count, plural, one {# dependency refers to an unknown reference.} other {# dependencies refer to unknown references.}}',
    'Entry of bomUpload.notKept.title; the references, which nothing in the file has, may follow',
  ),
  otherDependency: msg<{ count: number }>(
    'bomUpload.notKept.otherDependency',
    '{count, plural, one {# dependency involves a service or the described application.} other {# dependencies involve a service or the described application.}}',
    'Entry of bomUpload.notKept.title; count is the number of dependencies',
  ),
  selfDependency: msg<{ count: number }>(
    'bomUpload.notKept.selfDependency',
    '{count, plural, one {# entry depends on itself.} other {# entries depend on themselves.}}',
    'Entry of bomUpload.notKept.title: a component depends on itself; the references may follow',
  ),
  repeatedReference: msg<{ count: number }>(
    'bomUpload.notKept.repeatedReference',
    '{count, plural, one {# component repeats a reference. Its dependencies go to the other component.} other {# components repeat a reference. Their dependencies go to the other component.}}',
    'Entry of bomUpload.notKept.title: components with the same bom-ref; the references may follow',
  ),
  repeatedComponent: msg<{ count: number }>(
    'bomUpload.notKept.repeatedComponent',
    '{count, plural, one {# repeated component is kept once.} other {# repeated components are kept once each.}}',
    'Entry of bomUpload.notKept.title: components with the same identity; their names may follow',
  ),
  severalLicenses: msg<{ count: number }>(
    'bomUpload.notKept.severalLicenses',
    '{count, plural, one {# component has several licenses. One is kept.} other {# components have several licenses. One is kept for each.}}',
    'Entry of bomUpload.notKept.title; the names of the components may follow',
  ),
  acknowledgement: msg<{ count: number }>(
    'bomUpload.notKept.acknowledgement',
    '{count, plural, one {# license has an acknowledgement.} other {# licenses have an acknowledgement.}}',
    'Entry of bomUpload.notKept.title; acknowledgement is a CycloneDX field: license declared or concluded',
  ),
  invalidPurl: msg<{ count: number }>('bomUpload.notKept.invalidPurl', '{count, plural, one {# package URL is not valid.} other {# package URLs are not valid.}}', 'Entry of bomUpload.notKept.title; the package URLs may follow'),
  unknownType: msg<{ count: number }>('bomUpload.notKept.unknownType', '{count, plural, one {# component has an unsupported type.} other {# components have an unsupported type.}}', 'Entry of bomUpload.notKept.title; the types may follow'),
  unknownHash: msg<{ count: number }>(
    'bomUpload.notKept.unknownHash',
    '{count, plural, one {# hash has an unsupported algorithm.} other {# hashes have an unsupported algorithm.}}',
    'Entry of bomUpload.notKept.title; the algorithms may follow',
  ),
  nesting: msg<{ count: number }>(
    'bomUpload.notKept.nesting',
    '{count, plural, one {# nested component is listed beside its parent.} other {# nested components are listed beside their parents.}}',
    'Entry of bomUpload.notKept.title: the nesting of components is not stored',
  ),
  differingRepeat: msg<{ count: number }>(
    'bomUpload.notKept.differingRepeat',
    '{count, plural, one {# repeated component differs. The first details are kept.} other {# repeated components differ. The first details are kept.}}',
    'Entry of bomUpload.notKept.title: repeated components that differ, such as in description or hash; their names may follow',
  ),
  repeatedHash: msg<{ count: number }>(
    'bomUpload.notKept.repeatedHash',
    '{count, plural, one {# hash repeats an algorithm. The first is kept.} other {# hashes repeat an algorithm. The first is kept.}}',
    'Entry of bomUpload.notKept.title: several hashes of one component with the same algorithm; component names may follow',
  ),
  namelessProperty: msg<{ count: number }>(
    'bomUpload.notKept.namelessProperty',
    '{count, plural, one {# property has no name.} other {# properties have no name.}}',
    'Entry of bomUpload.notKept.title: component properties; the names of the components may follow',
  ),
  repeatedProperty: msg<{ count: number }>(
    'bomUpload.notKept.repeatedProperty',
    '{count, plural, one {# repeated property is kept once.} other {# repeated properties are kept once each.}}',
    'Entry of bomUpload.notKept.title: properties with the same name and value; component names may follow',
  ),
  serviceNesting: msg<{ count: number }>(
    'bomUpload.notKept.serviceNesting',
    '{count, plural, one {# nested service is exported beside its parent.} other {# nested services are exported beside their parents.}}',
    'Entry of bomUpload.notKept.title: the nesting of services is not exported',
  ),
  repeatedMember: msg<{ count: number }>(
    'bomUpload.notKept.repeatedMember',
    '{count, plural, one {# field appears twice in an object. The last one counts.} other {# fields appear twice in an object. The last one counts.}}',
    'Entry of bomUpload.notKept.title: JSON members with the same name in one object; their names may follow',
  ),
} satisfies Record<NotKeptRule, unknown>;
