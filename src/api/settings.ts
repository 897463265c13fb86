/** Settings of a server that everybody may read, signed in or not. From 4.12. */
import { PublicSettingStruct } from '../schema/setting.js';
import { call, pathOf, type ApiClient } from './client.js';
import { ApiError } from './errors.js';
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
 * @returns HTML that nobody has checked
 * @throws as {@link getDefaultLocale}
 */
export async function getWelcomeMessage(api: ApiClient, signal?: AbortSignal): Promise<string | undefined> {
  const isOn = await publicSetting(api, 'general', 'welcome.message.enabled', signal);
  if (!isTrue(isOn)) return undefined;
  const html = await publicSetting(api, 'general', 'welcome.message.html', signal);
  return html === undefined ? undefined : decoded(html).trim() || undefined;
}

/**
 * Whether teams see only the projects they were given; as good as not on servers older than 4.12, which do not say.
 * @throws as {@link getDefaultLocale}
 */
export async function isAccessControlled(api: ApiClient, signal?: AbortSignal): Promise<boolean> {
  return isTrue(await publicSetting(api, 'access-management', 'acl.enabled', signal));
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
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
