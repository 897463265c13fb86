import { EMBEDDED_SERVER } from '../../../../src/domain/embeddedServer.js';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KitProvider, createApiClient } from 'bomdeck';
import { ApiContext } from '../../../../reference-app/console/shell/ApiContext.js';
import { AboutDialog } from '../../../../reference-app/console/shell/AboutDialog.js';
import { ServerNotice } from '../../../../reference-app/console/shell/ServerNotice.js';
import { useServer } from '../../../../reference-app/console/shell/useServer.js';

vi.stubGlobal('CONSOLE_VERSION', '1.2.3');
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function show(about: object, isSignedIn = true) {
  const answered = vi.fn();
  const api = createApiClient({
    baseUrl: '',
    fetch: async () => (answered(), Response.json(about)),
  });
  const Page = () => {
    const server = useServer();
    return (
      <>
        <p>{server ? 'asked' : 'asking'}</p>
        <ServerNotice isSignedIn={isSignedIn} />
        <AboutDialog server={server} onClose={() => {}} />
      </>
    );
  };
  render(
    <KitProvider api={api} auth={{ permissions: [] }}>
      <ApiContext value={api}>
        <Page />
      </ApiContext>
    </KitProvider>,
  );
  return { user: userEvent.setup(), answered };
}

const dependencyTrack = (version: string) => ({ application: 'Dependency-Track', version });

describe('the notice of a server', () => {
  it.each([
    [dependencyTrack('4.10.1'), /not supported: Dependency-Track 4\.10\.1/],
    [{ application: 'Wiki', version: '9' }, /“Wiki 9”, not Dependency-Track/],
    [[], /not a Dependency-Track server$/],
    [dependencyTrack('4.12.0-SNAPSHOT'), /development snapshot: .*4\.12\.0-SNAPSHOT/],
  ])('says of %o what it is', async (about, words) => {
    show(about);

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says nothing of one that is as it should be, and asks it once', async () => {
    const { answered } = show(dependencyTrack('4.11.7'));
    await screen.findByText('asked');

    expect(screen.queryByRole('status')).toBeNull();
    expect(answered).toHaveBeenCalledOnce();
  });

  it('keeps a snapshot for those who are signed in', async () => {
    show(dependencyTrack('4.12.0-SNAPSHOT'), false);
    await screen.findByText('asked');

    expect(screen.queryByText(/snapshot/)).toBeNull();
  });

  it('does not come again for a version of which it was read, but for another', async () => {
    const first = show(dependencyTrack('4.10.1'));
    await screen.findByText(/not supported/);
    await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText(/not supported/)).toBeNull());

    cleanup();
    show(dependencyTrack('4.10.1'));
    await screen.findByText('asked');
    expect(screen.queryByText(/not supported/)).toBeNull();

    cleanup();
    show(dependencyTrack('4.9.0'));
    expect(await screen.findByText(/4\.9\.0/, { selector: 'b *' })).toBeVisible();
  });
});

describe('the dialog about console and server', () => {
  it('tells versions, builds, framework and installation', async () => {
    show({
      ...dependencyTrack('4.11.7'),
      timestamp: '2024-08-05T14:44:06Z',
      uuid: 'b0a5e3f0-build',
      systemUuid: '52fef84c-system',
      framework: { name: 'Alpine', version: '2.2.6' },
    });
    await screen.findByText('asked');

    const facts = screen.getAllByRole('term').map((term) => term.textContent);
    expect(facts).toEqual([
      'Console',
      'Server',
      'Server build date',
      'Server build',
      'Framework',
      'Installation ID',
    ]);
    const values = screen.getAllByRole('definition').map((value) => value.textContent);
    expect(values).toEqual([
      '1.2.3',
      'Dependency-Track 4.11.7',
      expect.stringContaining('Aug 5, 2024'),
      'b0a5e3f0-build',
      'Alpine 2.2.6',
      '52fef84c-system',
    ]);
  });

  it('tells the server of Bomdeck apart from the one that it answers like', async () => {
    show({ ...dependencyTrack('4.11.7'), uuid: EMBEDDED_SERVER });
    await screen.findByText('asked');

    expect(screen.getByText('Bomdeck server, compatible with Dependency-Track 4.11.7')).toBeVisible();
  });

  it('leaves out what a server does not tell', async () => {
    show({});
    await screen.findByText('asked');

    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['1.2.3', 'unknown']);
  });
});
