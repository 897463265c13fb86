import { describe, expect, it } from 'vitest';

import { oidcSettingsFrom } from '../../../../reference-app/server/rules/oidcSettings.js';

const NEEDED = {
  ALPINE_OIDC_ENABLED: 'true',
  ALPINE_OIDC_ISSUER: 'https://id.example/realm',
  ALPINE_OIDC_CLIENT_ID: 'console',
};

describe('what the environment says of an identity provider', () => {
  it.each([[{}], [{ ...NEEDED, ALPINE_OIDC_ENABLED: 'false' }], [{ ...NEEDED, ALPINE_OIDC_ENABLED: '' }]])(
    'is nothing unless it is switched on: %j',
    (environment) => {
      expect(oidcSettingsFrom(environment)).toBeUndefined();
    },
  );

  it('begins with what the reference has, so that nothing is given unasked', () => {
    expect(oidcSettingsFrom(NEEDED)).toEqual({
      issuer: 'https://id.example/realm',
      clientId: 'console',
      usernameClaim: 'name',
      createsUsers: false,
      syncsTeams: false,
      teamsClaim: 'groups',
      defaultTeams: [],
    });
  });

  it('may say all of it', () => {
    const environment = {
      ...NEEDED,
      ALPINE_OIDC_USERNAME_CLAIM: 'preferred_username',
      ALPINE_OIDC_USER_PROVISIONING: 'true',
      ALPINE_OIDC_TEAM_SYNCHRONIZATION: 'TRUE',
      ALPINE_OIDC_TEAMS_CLAIM: 'roles',
      ALPINE_OIDC_TEAMS_DEFAULT: 'Portfolio Managers, Automation,',
    };

    expect(oidcSettingsFrom(environment)).toMatchObject({
      usernameClaim: 'preferred_username',
      createsUsers: true,
      syncsTeams: true,
      teamsClaim: 'roles',
      defaultTeams: ['Portfolio Managers', 'Automation'],
    });
  });

  it.each(['ALPINE_OIDC_ISSUER', 'ALPINE_OIDC_CLIENT_ID'])('is refused without %s', (name) => {
    expect(() => oidcSettingsFrom({ ...NEEDED, [name]: ' ' })).toThrow(name);
  });

  it.each([
    'id.example',
    'javascript:alert(1)',
    'https://user:secret@id.example',
    'https://id.example/?x',
    'http://id.example',
    'http://192.0.2.77.example',
    'http://8.8.8.8',
  ])('is refused with the issuer %s, which nothing vouches for', (issuer) => {
    expect(() => oidcSettingsFrom({ ...NEEDED, ALPINE_OIDC_ISSUER: issuer })).toThrow('ALPINE_OIDC_ISSUER');
  });

  it.each([
    'http://localhost:9000',
    'http://127.0.0.1:9000',
    'http://[::1]:9000',
    'http://keycloak:8080/realms/x',
  ])('may name %s, which is near', (issuer) => {
    expect(oidcSettingsFrom({ ...NEEDED, ALPINE_OIDC_ISSUER: issuer })).toMatchObject({ issuer });
  });
});
