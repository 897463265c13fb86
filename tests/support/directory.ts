import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** OpenLDAP's server, as Debian's package `slapd` installs it; tests that need it are skipped where it is absent. */
const SLAPD = '/usr/sbin/slapd';
const SCHEMA = '/etc/ldap/schema';
export const hasDirectory = existsSync(SLAPD) && existsSync(`${SCHEMA}/inetorgperson.schema`);

const ROOT_PASSWORD = 'Root-1';

/** A directory with the given entries below `dc=acme,dc=example`. */
export interface TestDirectory {
  readonly url: string;
  readonly baseDn: string;
  readonly bindName: string;
  readonly bindPassword: string;
  /** Stops it; its port then answers nothing. */
  stop(): Promise<void>;
  /** Starts it again, on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param ldif - entries below the base
 * @param isTls - whether it uses TLS, with a certificate that no authority has signed
 */
export async function testDirectory(ldif: string, isTls = false): Promise<TestDirectory> {
  const folder = mkdtempSync(join(tmpdir(), 'bomdeck-ldap-'));
  mkdirSync(join(folder, 'data'));
  const baseDn = 'dc=acme,dc=example';
  const bindName = `cn=reader,${baseDn}`;
  writeFileSync(
    join(folder, 'slapd.conf'),
    [
      ...['core', 'cosine', 'inetorgperson'].map((name) => `include ${SCHEMA}/${name}.schema`),
      'modulepath /usr/lib/ldap',
      'moduleload back_mdb',
      `pidfile ${join(folder, 'pid')}`,
      ...(isTls ? tlsOf(folder) : []),
      // Searching requires an account, and no user can read passwords.
      'access to attrs=userPassword by anonymous auth by * none',
      'access to * by users read by anonymous none',
      'database mdb',
      'maxsize 10485760',
      `suffix "${baseDn}"`,
      `rootdn "${bindName}"`,
      `rootpw ${ROOT_PASSWORD}`,
      `directory ${join(folder, 'data')}`,
    ].join('\n'),
  );
  const base = `dn: ${baseDn}\nobjectClass: dcObject\nobjectClass: organization\no: Acme\ndc: acme\n\n`;
  writeFileSync(join(folder, 'entries.ldif'), `${base}${ldif}`);
  execFileSync('/usr/sbin/slapadd', ['-f', join(folder, 'slapd.conf'), '-l', join(folder, 'entries.ldif')]);
  const port = await freePort();
  const url = `${isTls ? 'ldaps' : 'ldap'}://127.0.0.1:${port}`;
  let ended: Promise<unknown> | undefined;
  let end = () => {};
  const directory: TestDirectory = {
    url,
    baseDn,
    bindName,
    bindPassword: ROOT_PASSWORD,
    async start() {
      const child = spawn(SLAPD, ['-d', '0', '-h', url, '-f', join(folder, 'slapd.conf')], {
        stdio: 'ignore',
      });
      ended = new Promise((resolve) => child.once('exit', resolve));
      end = () => child.kill();
      await untilItListens(port);
    },
    async stop() {
      end();
      await ended;
    },
    async close() {
      await directory.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await directory.start();
  return directory;
}

function tlsOf(folder: string): string[] {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const about = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...about];
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return [`TLSCertificateFile ${certificate}`, `TLSCertificateKeyFile ${key}`];
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () =>
        resolve(false),
      );
      socket.unref();
      setTimeout(() => socket.destroy(), 500).unref();
    });
    if (isThere) return;
    await sleep(50);
  }
  throw new Error('slapd does not listen.');
}
