import { describe, expect, it } from 'vitest';

import {
  comparableDn,
  filterWith,
  ldapSettingsFrom,
} from '../../../../reference-app/server/rules/ldapSettings.js';

const LEAST = {
  ALPINE_LDAP_ENABLED: 'true',
  ALPINE_LDAP_SERVER_URL: 'ldaps://ldap.acme.example:636',
  ALPINE_LDAP_BASEDN: 'dc=acme,dc=example',
};

describe('the settings of a directory', () => {
  it('are absent unless they are switched on', () => {
    expect(ldapSettingsFrom({})).toBeUndefined();
    expect(ldapSettingsFrom({ ...LEAST, ALPINE_LDAP_ENABLED: 'false' })).toBeUndefined();
  });

  it('fit Active Directory by default', () => {
    expect(ldapSettingsFrom(LEAST)).toEqual({
      url: 'ldaps://ldap.acme.example:636',
      baseDn: 'dc=acme,dc=example',
      nameFormat: '%s',
      nameAttribute: 'userPrincipalName',
      mailAttribute: 'mail',
      userGroupsFilter:
        '(&(objectClass=group)(objectCategory=Group)(member:1.2.840.113556.1.4.1941:={USER_DN}))',
      groupSearchFilter: '(&(objectClass=group)(objectCategory=Group)(cn=*{SEARCH_TERM}*))',
      createsUsers: false,
      syncsTeams: false,
    });
  });

  it('take what else the reference server takes', () => {
    const more = {
      ALPINE_LDAP_BIND_USERNAME: 'cn=reader,dc=acme,dc=example',
      ALPINE_LDAP_BIND_PASSWORD: ' with spaces ',
      ALPINE_LDAP_AUTH_USERNAME_FORMAT: '%s@acme.example',
      ALPINE_LDAP_ATTRIBUTE_NAME: 'uid',
      ALPINE_LDAP_USER_PROVISIONING: 'true',
      ALPINE_LDAP_TEAM_SYNCHRONIZATION: 'true',
    };
    expect(ldapSettingsFrom({ ...LEAST, ...more })).toMatchObject({
      bindName: 'cn=reader,dc=acme,dc=example',
      bindPassword: ' with spaces ',
      nameFormat: '%s@acme.example',
      nameAttribute: 'uid',
      createsUsers: true,
      syncsTeams: true,
    });
  });

  it.each([
    ['no address', { ALPINE_LDAP_SERVER_URL: '' }, /SERVER_URL/],
    ['no base', { ALPINE_LDAP_BASEDN: '' }, /BASEDN/],
    [
      'an address of the web',
      { ALPINE_LDAP_SERVER_URL: 'https://ldap.example' },
      /not the URL of a directory/,
    ],
    ['no TLS beyond its own network', { ALPINE_LDAP_SERVER_URL: 'ldap://ldap.acme.example' }, /ldaps/],
    ['another kind of sign-in', { ALPINE_LDAP_SECURITY_AUTH: 'GSSAPI' }, /simple/],
    ['a format without a name', { ALPINE_LDAP_AUTH_USERNAME_FORMAT: 'x' }, /%s/],
    ['a filter for an attribute', { ALPINE_LDAP_ATTRIBUTE_NAME: 'uid=*)(' }, /ATTRIBUTE_NAME/],
    ['an account without a password', { ALPINE_LDAP_BIND_USERNAME: 'reader' }, /BIND_PASSWORD/],
  ])('refuse to start with %s', (_, changes, message) => {
    expect(() => ldapSettingsFrom({ ...LEAST, ...changes })).toThrow(message);
  });
});

describe('a value in a filter', () => {
  it('stands for itself', () => {
    const filter = '(&(a={SEARCH_TERM})(b={SEARCH_TERM}))';
    expect(filterWith(filter, 'SEARCH_TERM', 'a*(b)\\\0$&é')).toBe(
      '(&(a=a\\2a\\28b\\29\\5c\\00$&é)(b=a\\2a\\28b\\29\\5c\\00$&é))',
    );
  });
});

describe('a distinguished name', () => {
  it('is the same in any case, with and without blanks', () => {
    expect(comparableDn('CN = Readers , OU=Groups,  DC=Acme')).toBe(
      comparableDn('cn=readers,ou=groups,dc=acme'),
    );
  });
});
