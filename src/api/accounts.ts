/** Accounts of those who sign in, their teams and their permissions. */
import {
  AccountStruct,
  GrantedPermissionStruct,
  type Account,
  type GrantedPermission,
  type UserKind,
} from '../schema/access.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { commandUnlessSo } from './commandUnlessSo.js';
import { getList } from './paging.js';

/**
 * Lists every account of a kind; no server pages them.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`
 */
export function listAccounts(api: ApiClient, kind: UserKind, signal?: AbortSignal): Promise<Account[]> {
  return getList(api, { path: pathOf('user', kind), signal }, AccountStruct);
}

/** The request data of a managed account. */
export interface ManagedAccount {
  username: string;
  fullname: string;
  email: string;
  suspended: boolean;
  forcePasswordChange: boolean;
  nonExpiryPassword: boolean;
  /** Absent: it stays as it is. A new account needs one. */
  newPassword?: string;
}

/**
 * Creates a managed account.
 * @throws ApiError 400 with the rejected fields, 403 without `ACCESS_MANAGEMENT`, 409 when the name is taken
 */
export function createManagedAccount(
  api: ApiClient,
  account: ManagedAccount,
  signal?: AbortSignal,
): Promise<Account> {
  return call(api, { method: 'PUT', path: managed(), body: withPassword(account), signal }, AccountStruct);
}

/**
 * Replaces all data of a managed account.
 * @throws ApiError 400 with the rejected fields, 403 without `ACCESS_MANAGEMENT`, 404 when it does not exist,
 * 409 when no one could manage access afterward
 */
export function updateManagedAccount(
  api: ApiClient,
  account: ManagedAccount,
  signal?: AbortSignal,
): Promise<Account> {
  return call(api, { method: 'POST', path: managed(), body: withPassword(account), signal }, AccountStruct);
}

/**
 * Creates an account for a user of a directory or an identity provider.
 * @throws ApiError 400 for a rejected name, 403 without `ACCESS_MANAGEMENT`, 409 when the name is taken
 */
export function createForeignAccount(
  api: ApiClient,
  kind: 'ldap' | 'oidc',
  username: string,
  signal?: AbortSignal,
): Promise<Account> {
  return call(api, { method: 'PUT', path: pathOf('user', kind), body: { username }, signal }, AccountStruct);
}

/**
 * Deletes an account. Its decisions and comments are kept.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when it does not exist, 409 when no one could manage
 * access afterward
 */
export function deleteAccount(
  api: ApiClient,
  kind: UserKind,
  username: string,
  signal?: AbortSignal,
): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('user', kind), body: { username }, signal });
}

/**
 * Adds a user to a team. Servers identify accounts by their names alone, whatever their kind.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the user or the team does not exist
 */
export function joinTeam(api: ApiClient, username: string, teamId: string): Promise<void> {
  return commandUnlessSo(api, { method: 'POST', path: membershipOf(username), body: { uuid: teamId } });
}

/**
 * Removes a user from a team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the user or the team does not exist, 409 when no
 * one could manage access afterward
 */
export function leaveTeam(api: ApiClient, username: string, teamId: string): Promise<void> {
  return commandUnlessSo(api, { method: 'DELETE', path: membershipOf(username), body: { uuid: teamId } });
}

/** The user or team that can receive a permission. */
export type PermissionHolder = { readonly username: string } | { readonly teamId: string };

/**
 * Lists what there is to grant.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`
 */
export function listPermissions(api: ApiClient, signal?: AbortSignal): Promise<GrantedPermission[]> {
  return getList(api, { path: pathOf('permission'), signal }, GrantedPermissionStruct);
}

/**
 * Grants a permission to an account or a team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the holder or the permission does not exist
 */
export function grantPermission(api: ApiClient, holder: PermissionHolder, name: string): Promise<void> {
  return commandUnlessSo(api, { method: 'POST', path: permissionOf(holder, name) });
}

/**
 * Revokes a permission from an account or a team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the holder or the permission does not exist, 409
 * when no one could manage access afterward
 */
export function revokePermission(api: ApiClient, holder: PermissionHolder, name: string): Promise<void> {
  return commandUnlessSo(api, { method: 'DELETE', path: permissionOf(holder, name) });
}

function managed(): string {
  return pathOf('user', 'managed');
}

function withPassword({ newPassword, ...account }: ManagedAccount) {
  return newPassword === undefined ? account : { ...account, newPassword, confirmPassword: newPassword };
}

function membershipOf(username: string): string {
  return pathOf('user', username, 'membership');
}

function permissionOf(holder: PermissionHolder, name: string): string {
  return 'teamId' in holder
    ? pathOf('permission', name, 'team', holder.teamId)
    : pathOf('permission', name, 'user', holder.username);
}
