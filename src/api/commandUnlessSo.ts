import { command, type ApiClient, type ApiRequest } from './client.js';
import { hasStatus } from './errors.js';

/** A change that a server answers with 304 when it is so already, which comes to the same. */
export async function commandUnlessSo(api: ApiClient, request: ApiRequest): Promise<void> {
  try {
    await command(api, request);
  } catch (error) {
    if (!hasStatus(error, 304)) throw error;
  }
}
