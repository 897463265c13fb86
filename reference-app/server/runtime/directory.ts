import { randomUUID } from 'node:crypto';

import {
  Client,
  InvalidCredentialsError,
  NoSuchObjectError,
  SizeLimitExceededError,
  type Entry,
} from 'ldapts';

import { escapedInFilter, filterWith, type LdapSettings } from '../rules/ldapSettings.js';

/** The directory whose people sign in. */
export interface Directory {
  readonly settings: LdapSettings;
  /**
   * Returns the person with this name and password; `undefined` when there is none.
   * @throws DirectoryFailed
   */
  identify(username: string, password: string): Promise<DirectoryPerson | undefined>;
  /** Returns whether the directory answers searches for names. */
  isUp(): Promise<boolean>;
  /**
   * Distinguished names of the groups that a text finds; `undefined`: more than the directory lists.
   * @throws DirectoryFailed
   */
  findGroups(text: string): Promise<readonly string[] | undefined>;
}

/** A person as the directory knows them. */
export interface DirectoryPerson {
  dn: string;
  email: string | undefined;
  /** Distinguished names of their groups; empty unless teams follow them. */
  groups: readonly string[];
}

/** The directory cannot be asked, or does not answer. */
export class DirectoryFailed extends Error {
  override readonly name = 'DirectoryFailed';
}

const TIMEOUT_MS = 5_000;
/** Groups of one person, and groups that a search may find. */
const MOST_GROUPS = 1_000;

/**
 * Creates a client of a directory. It opens a new connection for each request: people sign in rarely, and
 * connections break unnoticed.
 */
export function directoryOf(settings: LdapSettings, { log }: { log: (message: string) => void }): Directory {
  /** Runs what needs a connection on which the account for searches has signed in. */
  async function asked<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = new Client({ url: settings.url, timeout: TIMEOUT_MS, connectTimeout: TIMEOUT_MS });
    try {
      if (settings.bindName !== undefined) await client.bind(settings.bindName, settings.bindPassword);
      return await work(client);
    } catch (error) {
      log(`Could not query the directory: ${reasonOf(error)}`);
      throw new DirectoryFailed('Could not query the directory.', { cause: error });
    } finally {
      await client.unbind().catch(() => undefined);
    }
  }

  async function isPasswordOf(dn: string, password: string): Promise<boolean> {
    const client = new Client({ url: settings.url, timeout: TIMEOUT_MS, connectTimeout: TIMEOUT_MS });
    try {
      await client.bind(dn, password);
      return true;
    } catch (error) {
      if (error instanceof InvalidCredentialsError || error instanceof NoSuchObjectError) return false;
      throw error;
    } finally {
      await client.unbind().catch(() => undefined);
    }
  }

  async function search(client: Client, filter: string, sizeLimit: number, attributes: string[]) {
    const { searchEntries } = await client.search(settings.baseDn, {
      scope: 'sub',
      filter,
      sizeLimit,
      timeLimit: TIMEOUT_MS / 1000,
      // Without a name all attributes would come.
      attributes: attributes.length > 0 ? attributes : ['1.1'],
    });
    return searchEntries;
  }

  /** Two of those with a name; none where there are more. */
  async function peopleNamed(client: Client, username: string): Promise<readonly Entry[]> {
    const name = escapedInFilter(settings.nameFormat.replaceAll('%s', () => username));
    try {
      return await search(client, `(${settings.nameAttribute}=${name})`, 2, [settings.mailAttribute]);
    } catch (error) {
      if (error instanceof SizeLimitExceededError) return [];
      throw error;
    }
  }

  return {
    settings,
    identify(username, password) {
      // Without a password, directories let anyone in, as an anonymous user.
      if (username === '' || password === '') return Promise.resolve(undefined);
      return asked(async (client) => {
        const [person, ...others] = await peopleNamed(client, username);
        // A name shared by several people identifies no one.
        if (!person || others.length > 0) return undefined;
        if (!(await isPasswordOf(person.dn, password))) return undefined;
        const filter = filterWith(settings.userGroupsFilter, 'USER_DN', person.dn);
        const groups = settings.syncsTeams ? await search(client, filter, MOST_GROUPS, []) : [];
        return {
          dn: person.dn,
          email: firstOf(person, settings.mailAttribute),
          groups: groups.map(({ dn }) => dn),
        };
      });
    },
    isUp: () =>
      asked((client) => peopleNamed(client, randomUUID())).then(
        () => true,
        (error: unknown) => {
          if (error instanceof DirectoryFailed) return false;
          throw error;
        },
      ),
    findGroups(text) {
      const filter = filterWith(settings.groupSearchFilter, 'SEARCH_TERM', text);
      return asked((client) =>
        search(client, filter, MOST_GROUPS, []).then(
          (found) => found.map(({ dn }) => dn),
          (error: unknown) => {
            if (error instanceof SizeLimitExceededError) return undefined;
            throw error;
          },
        ),
      );
    },
  };
}

/** The first value of an attribute, which directories send in the case that they like. */
function firstOf(entry: Entry, attribute: string): string | undefined {
  const [, value] =
    Object.entries(entry).find(([name]) => name.toLowerCase() === attribute.toLowerCase()) ?? [];
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

// Messages of the directory may name whom it was asked about.
function reasonOf(error: unknown): string {
  const { name, code } = error as { name?: string; code?: unknown };
  return [name ?? 'Error', typeof code === 'string' || typeof code === 'number' ? code : undefined]
    .filter((part) => part !== undefined)
    .join(' ');
}
