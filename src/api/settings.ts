/** Settings of a server: from 4.12 on some that everybody may read, signed in or not; all of them for administrators. */
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
 * What the operator of the server says to people who sign in; undefined where that is nothing.
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
 * Whether teams see only the projects they were given; as good as not on servers older than 4.12, which do not say.
 * @throws as {@link getDefaultLocale}
 */
export async function isAccessControlled(api: ApiClient, signal?: AbortSignal): Promise<boolean> {
  return isTrue(await publicSetting(api, 'access-management', 'acl.enabled', signal));
}

/**
 * Stands for every secret in the answers of a server, whether one is stored or not; sent back it means that nothing changed.
 * It is never sent: what stays is left out.
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
 * Changes settings; each by itself is taken or refused.
 * @returns what became of each, in their order
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`; 400 for a value of a length or with characters that the server takes
 * in no setting: then nothing was changed
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
 * Has the server send a test mail with its stored settings. It says yes before it tries: whether the mail was sent stands in
 * its log alone.
 * @param destination - addresses, separated by commas
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, 400 where it wants another destination
 */
export function sendTestMail(api: ApiClient, destination: string, signal?: AbortSignal): Promise<void> {
  const path = pathOf('notification', 'publisher', 'test', 'smtp');
  return command(api, { method: 'POST', path, body: new URLSearchParams({ destination }), signal });
}

/**
 * Has the server build search indexes anew.
 * @param types - such as `PROJECT`; one at least
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
 * Has the server find out anew which components are internal, by its stored expressions. It says yes before it begins, and gives
 * nothing to follow the work with.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`
 */
export function identifyInternalComponents(api: ApiClient, signal?: AbortSignal): Promise<void> {
  return command(api, { path: pathOf('component', 'internal', 'identify'), signal });
}

/**
 * Lists the ecosystems of OSV that the server could mirror, which it asks for at the stored address.
 * @throws ApiError 403 without `SYSTEM_CONFIGURATION`, others where the server cannot reach that address
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
