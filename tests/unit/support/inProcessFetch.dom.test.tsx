import { afterEach, describe, expect, it } from 'vitest';
import { inProcessFetch } from '../../support/inProcessFetch.js';
import { testServer } from '../../support/testServer.js';
import type { TestServer } from '../../support/testServer.js';

describe('inProcessFetch under jsdom', () => {
  let server: TestServer | undefined;
  afterEach(() => server?.close());

  it('carries forms with files, texts and other alphabets', async () => {
    const fetch = inProcessFetch(async (request) => {
      const form = await request.formData();
      const bom = form.get('bom') as File;
      return Response.json({ project: form.get('project'), name: bom.name, text: await bom.text() });
    }, 'http://bomdeck.example');
    const form = new FormData();
    form.set('project', 'Büro 🙂');
    form.set('bom', new File(['{"bomFormat":"CycloneDX"}'], 'a "b".json', { type: 'application/json' }));

    const answer = await fetch('/upload', { method: 'POST', body: form });

    expect(await answer.json()).toEqual({
      project: 'Büro 🙂',
      name: 'a "b".json',
      text: '{"bomFormat":"CycloneDX"}',
    });
  });

  it('rejects with an AbortError when stopped', async () => {
    const fetch = inProcessFetch(() => new Promise(() => {}), 'http://bomdeck.example');
    const abort = new AbortController();
    const answer = fetch('/slow', { signal: abort.signal });

    abort.abort();

    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reaches the embedded server', async () => {
    server = await testServer();
    const project = await server.aProject({ findings: [{ vulnId: 'CVE-2020-8203' }] });

    expect(await server.get(`/finding/project/${project.uuid}`)).toHaveLength(1);
  });
});
