import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';

import type { Database } from './database.js';
import type { KeyUsage } from './keyUsage.js';
import { ldapMappingsOfTeam } from './ldapMappings.js';
import { permissionsOfTeam } from './permissions.js';
import { nextRowId } from './rowIds.js';
import type { Secrets } from './secrets.js';
import type { ApiKeyTable } from './tables.js';
import { accountJson, membersOfTeam } from './users.js';

export interface TeamRow {
  id: number;
  uuid: string;
  name: string;
}

type ApiKeyRow = Selectable<ApiKeyTable>;

/**
 * The dependencies of API keys beside the database. Keys are stored encrypted, and their last use is
 * recorded.
 */
export interface KeyStore {
  readonly db: Database;
  readonly secrets: Secrets;
  readonly keyUsage: KeyUsage;
  /** Milliseconds since 1970. */
  now(): number;
}

const KEY_PREFIX = 'odt_';
const KEY_LENGTH = 32;
const KEY_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A team by its UUID. */
export function findTeam(db: Database, uuid: string): TeamRow | undefined {
  return db.first(db.build.selectFrom('team').selectAll().where('uuid', '=', uuid));
}

export function teamById(db: Database, id: number): TeamRow | undefined {
  return db.first(db.build.selectFrom('team').selectAll().where('id', '=', id));
}

export function insertTeam(db: Database, name: string): TeamRow {
  const team = { uuid: randomUUID(), name };
  const { id } = db.run(db.build.insertInto('team').values(team));
  return { id, ...team };
}

export function renameTeam(db: Database, team: TeamRow, name: string): TeamRow {
  db.run(db.build.updateTable('team').set({ name }).where('id', '=', team.id));
  return { ...team, name };
}

/** Deletes a team with its keys; its members stay. */
export function deleteTeam(db: Database, { id }: TeamRow): void {
  db.run(db.build.deleteFrom('team').where('id', '=', id));
}

/** Every team, by name. */
export function allTeams(db: Database): TeamRow[] {
  return db.all(db.build.selectFrom('team').selectAll().orderBy('name').orderBy('id'));
}

/** A team as single answers show it. */
export function teamJson(db: Database, team: TeamRow) {
  return { uuid: team.uuid, name: team.name, permissions: permissionsOfTeam(db, team.id) };
}

/** A team with its keys, members and mapped groups. */
export function fullTeamJson(store: KeyStore, team: TeamRow) {
  const { db } = store;
  const { uuid, name, permissions } = teamJson(db, team);
  const members = (kind: 'managed' | 'ldap' | 'oidc') => membersOfTeam(db, team.id, kind).map(accountJson);
  return {
    uuid,
    name,
    apiKeys: keysOfTeam(db, team.id).map((key) => apiKeyJson(store, key)),
    ldapUsers: members('ldap'),
    managedUsers: members('managed'),
    oidcUsers: members('oidc'),
    mappedLdapGroups: ldapMappingsOfTeam(db, team.id),
    mappedOidcGroups: db
      .all(
        db.build
          .selectFrom('oidcMapping')
          .innerJoin('oidcGroup', 'oidcGroup.id', 'oidcMapping.groupId')
          .select(['oidcMapping.uuid', 'oidcGroup.uuid as groupUuid', 'oidcGroup.name'])
          .where('oidcMapping.teamId', '=', team.id)
          .orderBy('oidcMapping.id'),
      )
      .map((mapping) => ({ group: { uuid: mapping.groupUuid, name: mapping.name }, uuid: mapping.uuid })),
    permissions,
  };
}

/** Gives a team a new key. */
export function createApiKey(store: KeyStore, teamId: number): ApiKeyRow {
  const { db, secrets } = store;
  const key = newKey();
  const { id } = db.run(
    db.build.insertInto('apiKey').values({
      id: nextRowId('apiKey'),
      teamId,
      keyHash: secrets.hashKey(key),
      keySecret: secrets.encrypt(key),
      created: store.now(),
    }),
  );
  return keyOf(db, id);
}

/** Replaces the value of a key. The old one is rejected from now on. */
export function regenerateApiKey(store: KeyStore, id: number): ApiKeyRow {
  const { db, secrets } = store;
  const key = newKey();
  store.keyUsage.forget(id);
  db.run(
    db.build
      .updateTable('apiKey')
      .set({
        keyHash: secrets.hashKey(key),
        keySecret: secrets.encrypt(key),
        created: store.now(),
        lastUsed: null,
      })
      .where('id', '=', id),
  );
  return keyOf(db, id);
}

/** A key by its value. */
export function findApiKey(store: KeyStore, key: string): ApiKeyRow | undefined {
  const { db, secrets } = store;
  return db.first(db.build.selectFrom('apiKey').selectAll().where('keyHash', '=', secrets.hashKey(key)));
}

export function commentApiKey(db: Database, key: ApiKeyRow, comment: string): ApiKeyRow {
  db.run(db.build.updateTable('apiKey').set({ comment }).where('id', '=', key.id));
  return { ...key, comment };
}

export function deleteApiKey(db: Database, { id }: ApiKeyRow): void {
  db.run(db.build.deleteFrom('apiKey').where('id', '=', id));
}

/** A key as the API shows it; comment and last use are written even when there is none. */
export function apiKeyJson(store: KeyStore, { keySecret, comment, created, lastUsed }: ApiKeyRow) {
  const key = store.secrets.decrypt(keySecret);
  const visible = 4;
  const masked = '*'.repeat(key.length - KEY_PREFIX.length - visible);
  return { key, comment, created, lastUsed, maskedKey: `${KEY_PREFIX}${masked}${key.slice(-visible)}` };
}

function keysOfTeam(db: Database, teamId: number): ApiKeyRow[] {
  return db.all(db.build.selectFrom('apiKey').selectAll().where('teamId', '=', teamId).orderBy('id'));
}

function keyOf(db: Database, id: number): ApiKeyRow {
  const key = db.first(db.build.selectFrom('apiKey').selectAll().where('id', '=', id));
  if (!key) throw new Error(`There is no API key ${id}.`);
  return key;
}

function newKey(): string {
  let key = '';
  while (key.length < KEY_LENGTH) {
    for (const byte of randomBytes(KEY_LENGTH)) {
      // Values above this are discarded. Otherwise some letters would be more likely than others.
      if (byte < 4 * KEY_ALPHABET.length && key.length < KEY_LENGTH)
        key += KEY_ALPHABET[byte % KEY_ALPHABET.length];
    }
  }
  return KEY_PREFIX + key;
}
