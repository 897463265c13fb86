import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import { createServer } from '../../reference-app/server/app.js';
import { createApiClient } from '../../src/api/client.js';
import { listProjects } from '../../src/api/projects.js';
import {
  loadGraph,
  type LoadGraphOptions,
} from '../../src/widgets/project/DependencyGraph/reading/loadGraph.js';
import { largeBom } from '../support/largeBom.js';
import { likeServer411 } from '../support/likeServer411.js';
import { addUser } from '../support/testUsers.js';
import type { Figure } from './measure.js';

/**
 * Measures the size of the tree of a large graph, and of the full graph, on a server that repeats the project
 * in each row.
 */
export async function measureGraphLike411(): Promise<Figure[]> {
  const server = await createServer({ database: ':memory:', seed: 'defaults' });
  const likeFetch = likeServer411((input) => Promise.resolve(server.fetch(input as Request)), REPEATED_BYTES);
  const fetch = (request: Request) => {
    // 4.11 compresses for no client of today.
    const headers = new Headers(request.headers);
    headers.delete('accept-encoding');
    return likeFetch(new Request(request, { headers }));
  };
  const listener = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as HttpServer;
  let sent = 0;
  listener.on('connection', (socket) => socket.on('close', () => (sent += socket.bytesWritten)));
  try {
    if (!listener.listening) await new Promise((resolve) => listener.once('listening', resolve));
    const { port } = listener.address() as AddressInfo;
    const token = await addUser(server.context, 'admin');
    const api = createApiClient({ baseUrl: `http://127.0.0.1:${port}`, getToken: () => token });
    const bom = Buffer.from(JSON.stringify(largeBom(10_000))).toString('base64');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ projectName: 'large', projectVersion: '1', autoCreate: true, bom });
    await server.fetch(new Request('http://x.example/api/v1/bom', { method: 'PUT', headers, body }));
    await server.idle();
    const { rows } = await listProjects(
      api,
      { includeInactive: false, isTree: false },
      { pageNumber: 1, pageSize: 1 },
    );
    const { uuid } = rows[0]!;
    await api.send({ method: 'GET', path: `/api/v1/metrics/project/${uuid}/refresh` });
    await server.idle();

    const weighed = async (name: string, options: LoadGraphOptions, target?: number): Promise<Figure[]> => {
      sent = 0;
      const startedAt = performance.now();
      const { graph } = await loadGraph(api, uuid, options);
      const took = performance.now() - startedAt;
      listener.closeAllConnections();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return [
        { name: `like 4.11: ${name}, ${graph.size} nodes`, unit: 'MB', samples: [sent / 1e6], target },
        { name: `like 4.11: until then`, unit: 'ms', samples: [took] },
      ];
    };
    return [
      ...(await weighed('tree of 10k components', {}, 10)),
      ...(await weighed('all of the same', { isAllWanted: true })),
    ];
  } finally {
    listener.close();
    await server.close();
  }
}

/** As the direct dependencies of a project with 40 of them. */
const REPEATED_BYTES = 10_000;
