/**
 * The settings of a server. From 4.12 on anyone can read some of them, signed in or not. Administrators can
 * read all of them.
 */
import { array, string } from 'superstruct';
import { TokenAnswerStruct } from '../schema/server.js';
import {
  PublicSettingStruct,
  SettingOutcomesStruct,
  SettingStruct,
  type Setting,
  type SettingChange,
  type SettingOutcome,
} from '../schema/setting.js';
import { call, command, outlineOf, pathOf, type ApiClient, type ApiRequest } from './client.js';
import { ApiError, ShapeError } from './errors.js';
import { getServer } from './servers.js';

/**
 * The language that the operator of the server chose for people who chose none; undefined where there is none, and on
 * servers older than 4.12.
 * @returns a language tag as the operator gave it, such as `de` or `pt-BR`; the kit may not speak it
 * @throws ApiError, NetworkError when the server cannot be asked, ShapeError when it answers something else
 * @public
 */
export async function getDefaultLocale(api: ApiClient, signal?: AbortSignal): Promise<string | undefined> {
  return (await publicSetting(api, 'general', 'default.locale', signal))?.trim() || undefined;
}

/**
 * Returns the operator's message to users who sign in, or undefined when there is none.
 * @returns HTML that is not checked
 * @throws as {@link getDefaultLocale}
 */
export async function getWelcomeMessage(api: ApiClient, signal?: AbortSignal): Promise<string | undefined> {
  const isOn = await publicSetting(api, 'general', 'welcome.message.enabled', signal);
  if (!isTrue(isOn)) return undefined;
  const html = await publicSetting(api, 'general', 'welcome.message.html', signal);
  return html === undefined ? undefined : decodedText(html).trim() || undefined;
}

/**
 * Returns true when teams see only the projects that are assigned to them. Servers older than 4.12 do not
 * report it and count as false.
 * @throws as {@link getDefaultLocale}
 */
export async function isAccessControlled(api: ApiClient, signal?: AbortSignal): Promise<boolean> {
  return isTrue(await publicSetting(api, 'access-management', 'acl.enabled', signal));
}

/**
 * The placeholder for every secret in the answers of a server, whether one is stored or not. Sent back, it
 * would mean that nothing changed. It is never sent: unchanged values are left out.
 */
export const SECRET_PLACEHOLDER = 'HiddenDecryptedPropertyPlaceholder';

/**
 * Lists every setting that the server has, ordered by group and name. Releases differ in what they have.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`
 */
export function listSettings(api: ApiClient, signal?: AbortSignal): Promise<Setting[]> {
  return call(api, { path: pathOf('configProperty'), signal }, array(SettingStruct));
}

/**
 * Changes settings. The server accepts or rejects each one separately.
 * @returns the result for each, in their order
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 400 for a value with a length or characters that the
 * server accepts in no setting. Nothing was changed then.
 */
export async function updateSettings(
  api: ApiClient,
  changes: readonly SettingChange[],
  signal?: AbortSignal,
): Promise<SettingOutcome[]> {
  const path = pathOf('configProperty', 'aggregate');
  const request: ApiRequest = { method: 'POST', path, body: changes, signal };
  const outcomes = await call(api, request, SettingOutcomesStruct);
  if (outcomes.length !== changes.length) {
    const explanation = `expected ${changes.length} outcomes, found ${outcomes.length}`;
    throw new ShapeError(outlineOf(request), '', explanation);
  }
  return outcomes;
}

/**
 * Makes the server send a test email with its stored settings. The server confirms before it tries. Only its
 * log shows whether the email was sent.
 * @param destination - addresses, separated by commas
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 400 where it requires another destination
 */
export function sendTestMail(api: ApiClient, destination: string, signal?: AbortSignal): Promise<void> {
  const path = pathOf('notification', 'publisher', 'test', 'smtp');
  return command(api, { method: 'POST', path, body: new URLSearchParams({ destination }), signal });
}

/**
 * Makes the server rebuild search indexes.
 * @param types - such as `PROJECT`. At least one.
 * @returns a token to follow the work with
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 400 where it knows none of the indexes
 */
export async function rebuildSearchIndexes(
  api: ApiClient,
  types: readonly string[],
  signal?: AbortSignal,
): Promise<string> {
  const path = pathOf('search', 'reindex');
  return (await call(api, { method: 'POST', path, params: { type: types }, signal }, TokenAnswerStruct))
    .token;
}

/**
 * Makes the server identify internal components again, by its stored expressions. The server confirms before
 * it starts, and returns nothing to follow the work with.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`
 */
export function identifyInternalComponents(api: ApiClient, signal?: AbortSignal): Promise<void> {
  return command(api, { path: pathOf('component', 'internal', 'identify'), signal });
}

/**
 * Lists the OSV ecosystems that the server could mirror. The server requests them from the stored URL.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, others where the server cannot reach that URL
 */
export function listOsvEcosystems(api: ApiClient, signal?: AbortSignal): Promise<string[]> {
  return call(api, { path: pathOf('integration', 'osv', 'ecosystem'), signal }, array(string()));
}

async function publicSetting(
  api: ApiClient,
  group: string,
  name: string,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const { capabilities } = await getServer(api);
  signal?.throwIfAborted();
  if (capabilities.line === '4.11') return undefined;
  const path = pathOf('configProperty', 'public', group, name);
  try {
    return (
      (await call(api, { path, isPublic: true, signal }, PublicSettingStruct)).propertyValue ?? undefined
    );
  } catch (error) {
    // Not readable, or not there: as good as not set.
    if (error instanceof ApiError && (error.status === 403 || error.status === 404)) return undefined;
    throw error;
  }
}

function isTrue(value: string | undefined): boolean {
  return value?.trim().toLowerCase() === 'true';
}

/** Kept encoded for an address; one that was written by hand may not be. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
