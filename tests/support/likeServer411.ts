/**
 * Wraps an embedded server and answers as 4.11 does where our server leaves something out: each component of
 * a vulnerability, and each row of a list of components, repeats its full project, whose `directDependencies`
 * are tens of kilobytes. So does the answer about a single component.
 * @param bytes - the size of the direct dependencies of a project
 */
export function likeServer411(fetch: typeof globalThis.fetch, bytes = 50_000): typeof globalThis.fetch {
  const directDependencies = JSON.stringify(
    Array.from({ length: Math.ceil(bytes / ENTRY_BYTES) }, (_, index) => ({
      uuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      objectType: 'COMPONENT',
      name: 'some-library',
      version: '1.2.3',
      purl: 'pkg:maven/org.example/some-library@1.2.3',
      purlCoordinates: 'pkg:maven/org.example/some-library@1.2.3',
    })),
  );
  const inProjects = (key: string, value: unknown): unknown =>
    key === 'project' && typeof value === 'object' ? { ...value, directDependencies } : value;
  return async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://bomdeck.example');
    // By its own identifier a client would know the embedded server again.
    if (pathname === '/api/version')
      return Response.json({ ...((await answer.json()) as object), uuid: '411' });
    if (!answer.ok || !/\/api\/v1\/(vulnerability|component)\b/.test(pathname)) return answer;
    const body = (await answer.json()) as unknown;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return new Response(JSON.stringify(body, inProjects), { status: answer.status, headers });
  };
}

const ENTRY_BYTES = 245;
